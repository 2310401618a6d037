CREATE TABLE "away_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"personnel_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "away_days_order" CHECK ("away_days"."first_day" <= "away_days"."last_day")
);
--> statement-breakpoint
ALTER TABLE "away_days" ADD CONSTRAINT "away_days_personnel" FOREIGN KEY ("team_id","personnel_id") REFERENCES "public"."personnel"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "away_days_personnel_id" ON "away_days" USING btree ("team_id","personnel_id","first_day");--> statement-breakpoint
CREATE INDEX "away_days_last_day" ON "away_days" USING btree ("team_id","last_day");