CREATE TABLE "article_readers" (
	"day" date NOT NULL,
	"article_id" bigint NOT NULL,
	"reader" text NOT NULL,
	CONSTRAINT "article_readers_day_article_id_reader_pk" PRIMARY KEY("day","article_id","reader")
);
--> statement-breakpoint
CREATE TABLE "programme_figures" (
	"year" integer NOT NULL,
	"code" text NOT NULL,
	"value" integer NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "programme_figures_year_code_pk" PRIMARY KEY("year","code")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "reads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_public_most_read" ON "articles" USING btree ("article_type","reads" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not "articles"."draft";