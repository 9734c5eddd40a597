ALTER TABLE "enrolments" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
UPDATE "enrolments" SET "opened_at" = "enrolled_at" WHERE EXISTS (
  SELECT 1 FROM "lesson_progress"
  JOIN "lessons" ON "lessons"."id" = "lesson_progress"."lesson_id"
  JOIN "chapters" ON "chapters"."id" = "lessons"."chapter_id"
  WHERE "lesson_progress"."user_id" = "enrolments"."user_id" AND "chapters"."project_id" = "enrolments"."project_id"
);
