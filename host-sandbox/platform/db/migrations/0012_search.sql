CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"path" text,
	"published_at" timestamp with time zone,
	"text" text NOT NULL,
	"grams" text[] NOT NULL,
	CONSTRAINT "search_entries_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE INDEX "search_entries_grams" ON "search_entries" USING gin ("grams");