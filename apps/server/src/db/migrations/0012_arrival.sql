ALTER TABLE "locations" ADD COLUMN "parking" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "meeting_point" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "hospital" text;