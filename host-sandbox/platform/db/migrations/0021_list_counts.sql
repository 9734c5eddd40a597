CREATE TABLE "list_counts" (
	"list" text NOT NULL,
	"start" date NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "list_counts_list_start_pk" PRIMARY KEY("list","start")
);
--> statement-breakpoint
CREATE INDEX "articles_all_newest" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_draft_newest" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."draft";--> statement-breakpoint
CREATE INDEX "site_messages_unread" ON "site_messages" USING btree ("user_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "site_messages"."read_at" is null and "site_messages"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "certificates_revoked" ON "certificates" USING btree ("issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "certificates"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "certificates_expiry" ON "certificates" USING btree ("expires_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "certificates"."revoked_at" is null;--> statement-breakpoint
-- Counts changed rows in their lists. Arguments: the lists that a row is in, as an array; the column of its time; the period.
CREATE FUNCTION "count_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changes text := concat_ws(' union all ',
		CASE WHEN TG_OP <> 'DELETE' THEN 'select *, 1 as change from added' END,
		CASE WHEN TG_OP <> 'INSERT' THEN 'select *, -1 as change from removed' END);
BEGIN
	-- in one order, so that two transactions cannot wait for each other
	EXECUTE format(
		'insert into list_counts (list, start, rows)
		select list, date_trunc(%L, %I at time zone ''UTC'')::date, sum(change)
		from (%s) as changes, unnest(%s) as list where list is not null
		group by 1, 2 having sum(change) <> 0 order by 1, 2
		on conflict (list, start) do update set rows = list_counts.rows + excluded.rows',
		TG_ARGV[2], TG_ARGV[1], changes, TG_ARGV[0]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "articles_count_added" AFTER INSERT ON "articles" REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION "count_lists"('case when draft then array[article_type || ''/draft''] else array[article_type, article_type || ''/'' || category_id] end', 'published_at', 'month');
--> statement-breakpoint
CREATE TRIGGER "articles_count_changed" AFTER UPDATE ON "articles" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION "count_lists"('case when draft then array[article_type || ''/draft''] else array[article_type, article_type || ''/'' || category_id] end', 'published_at', 'month');
--> statement-breakpoint
CREATE TRIGGER "articles_count_removed" AFTER DELETE ON "articles" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT
	EXECUTE FUNCTION "count_lists"('case when draft then array[article_type || ''/draft''] else array[article_type, article_type || ''/'' || category_id] end', 'published_at', 'month');
--> statement-breakpoint
CREATE TRIGGER "certificates_count_added" AFTER INSERT ON "certificates" REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION "count_lists"('array[''certificates'', case when revoked_at is not null then ''certificates/revoked'' end]', 'issued_at', 'day');
--> statement-breakpoint
CREATE TRIGGER "certificates_count_changed" AFTER UPDATE ON "certificates" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION "count_lists"('array[''certificates'', case when revoked_at is not null then ''certificates/revoked'' end]', 'issued_at', 'day');
--> statement-breakpoint
CREATE TRIGGER "certificates_count_removed" AFTER DELETE ON "certificates" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT
	EXECUTE FUNCTION "count_lists"('array[''certificates'', case when revoked_at is not null then ''certificates/revoked'' end]', 'issued_at', 'day');
--> statement-breakpoint
INSERT INTO "list_counts" ("list", "start", "rows")
	SELECT list, date_trunc('month', published_at at time zone 'UTC')::date, count(*) FROM "articles",
		unnest(case when draft then array[article_type || '/draft'] else array[article_type, article_type || '/' || category_id] end) AS list
	WHERE list IS NOT NULL GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO "list_counts" ("list", "start", "rows")
	SELECT list, date_trunc('day', issued_at at time zone 'UTC')::date, count(*) FROM "certificates",
		unnest(array['certificates', case when revoked_at is not null then 'certificates/revoked' end]) AS list
	WHERE list IS NOT NULL GROUP BY 1, 2;
