CREATE TABLE "team_short_codes" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"seed" uuid NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_short_codes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "team_short_codes" ADD CONSTRAINT "team_short_codes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;