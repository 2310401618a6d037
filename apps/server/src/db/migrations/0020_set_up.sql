ALTER TABLE "shoots" ADD COLUMN "set_up_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shoots" ADD COLUMN "strike_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "shoot_templates" SET "plan" = '{"setUpMinutes": 0, "strikeMinutes": 0}'::jsonb || "plan";
