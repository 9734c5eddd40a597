ALTER TABLE "login_records" ADD COLUMN "browser" text;--> statement-breakpoint
DELETE FROM "sms_codes";--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "requester" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "other_tries" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "approved_name" text;--> statement-breakpoint
UPDATE "enrolments" SET "approved_name" = "users"."real_name" FROM "users" WHERE "users"."id" = "enrolments"."user_id" AND "enrolments"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "login_records_browser" ON "login_records" USING btree ("user_id","browser");