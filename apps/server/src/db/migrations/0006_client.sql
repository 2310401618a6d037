ALTER TABLE "shoots" ADD COLUMN "is_zone_guess" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- UTC was the zone of every shoot whose request named none.
UPDATE "shoots" SET "is_zone_guess" = true WHERE "time_zone" = 'UTC';
