ALTER TABLE "call_answers" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "date_votes" ADD COLUMN "plan" jsonb;