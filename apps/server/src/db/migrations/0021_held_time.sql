CREATE EXTENSION IF NOT EXISTS "btree_gist";--> statement-breakpoint
ALTER TABLE "shoots" ADD COLUMN "held" "tstzrange";--> statement-breakpoint
ALTER TABLE "shoots" ADD COLUMN "held_zone_data" varchar(64);--> statement-breakpoint
CREATE INDEX "shoots_held" ON "shoots" USING gist ("team_id","held");--> statement-breakpoint
CREATE INDEX "shoots_held_zone_data" ON "shoots" USING btree ("held_zone_data") WHERE "shoots"."date" is not null;