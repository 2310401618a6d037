CREATE TABLE "conventions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"name" text NOT NULL,
	"place" text,
	"location_id" uuid,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"meeting_points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"walks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conventions_team_id" UNIQUE("team_id","id")
);
--> statement-breakpoint
ALTER TABLE "shoots" ADD COLUMN "convention_id" uuid;--> statement-breakpoint
ALTER TABLE "shoots" ADD COLUMN "meeting_point_id" uuid;--> statement-breakpoint
ALTER TABLE "conventions" ADD CONSTRAINT "conventions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conventions" ADD CONSTRAINT "conventions_location_of_team" FOREIGN KEY ("team_id","location_id") REFERENCES "public"."locations"("team_id","id") ON DELETE SET NULL ("location_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conventions_location" ON "conventions" USING btree ("team_id","location_id");--> statement-breakpoint
ALTER TABLE "shoots" ADD CONSTRAINT "shoots_convention_of_team" FOREIGN KEY ("team_id","convention_id") REFERENCES "public"."conventions"("team_id","id") ON DELETE SET NULL ("convention_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shoots_convention" ON "shoots" USING btree ("team_id","convention_id");