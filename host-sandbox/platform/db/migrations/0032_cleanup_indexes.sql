CREATE INDEX "login_records_age" ON "login_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "site_messages_removed" ON "site_messages" USING btree ("removed_at") WHERE "site_messages"."removed_at" is not null;