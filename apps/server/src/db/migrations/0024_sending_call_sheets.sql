ALTER TABLE "call_links" ADD COLUMN "sent_plan" jsonb;--> statement-breakpoint
ALTER TABLE "call_links" ADD COLUMN "mail" jsonb;--> statement-breakpoint
ALTER TABLE "call_links" ADD COLUMN "nudged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "told_plans" ADD COLUMN "is_call_sheet" boolean DEFAULT false NOT NULL;