ALTER TABLE "shoot_participants" ADD CONSTRAINT "shoot_participants_team_id" UNIQUE("team_id","shoot_id","id");
--> statement-breakpoint
CREATE TABLE "shoot_participant_costumes" (
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"costume_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shoot_participant_costumes_participant_id_costume_id_pk" PRIMARY KEY("participant_id","costume_id")
);
--> statement-breakpoint
DROP INDEX "shoot_participants_shoot_id";
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "time_zone" text;
--> statement-breakpoint
ALTER TABLE "shoot_participant_costumes" ADD CONSTRAINT "shoot_participant_costumes_participant" FOREIGN KEY ("team_id","shoot_id","participant_id") REFERENCES "public"."shoot_participants"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shoot_participant_costumes" ADD CONSTRAINT "shoot_participant_costumes_costume" FOREIGN KEY ("shoot_id","costume_id") REFERENCES "public"."shoot_costumes"("shoot_id","costume_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shoot_participant_costumes_costume" ON "shoot_participant_costumes" USING btree ("shoot_id","costume_id");
--> statement-breakpoint
CREATE INDEX "shoot_participant_costumes_participant" ON "shoot_participant_costumes" USING btree ("team_id","shoot_id","participant_id");