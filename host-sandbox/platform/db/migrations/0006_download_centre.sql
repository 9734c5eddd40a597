ALTER TABLE "attachments" ADD COLUMN "category" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "downloads" integer DEFAULT 0 NOT NULL;