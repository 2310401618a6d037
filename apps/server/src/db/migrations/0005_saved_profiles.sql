ALTER TABLE "profiles" ADD COLUMN "is_saved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Before this migration, a profile that nobody had saved was told by a save in 1970.
UPDATE "profiles" SET "is_saved" = true WHERE "updated_at" > 'epoch';--> statement-breakpoint
UPDATE "profiles" SET "updated_at" = "created_at" WHERE NOT "is_saved";