CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("published_at" desc nulls last,"kind","record_id");--> statement-breakpoint
-- made anew at the start, with the kind among the grams
DELETE FROM "search_entries";
