ALTER TABLE "shoot_events" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "shoot_events" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shoot_events" ADD COLUMN "refused_version" integer;