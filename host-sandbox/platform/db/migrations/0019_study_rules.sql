ALTER TABLE "lesson_progress" ADD COLUMN "left_ms" integer DEFAULT 10000 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "shows_results" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "watch_clocks" ADD COLUMN "lesson_id" bigint;--> statement-breakpoint
ALTER TABLE "watch_clocks" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "watch_clocks" ADD CONSTRAINT "watch_clocks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;