CREATE TABLE "date_candidates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"date" date NOT NULL,
	"time" text,
	CONSTRAINT "date_candidates_team_id" UNIQUE("team_id","shoot_id","id"),
	CONSTRAINT "date_candidates_time" CHECK ("date_candidates"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "date_polls" (
	"shoot_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"deadline" timestamp (3) with time zone,
	"nudged_for" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_polls_team_id" UNIQUE("team_id","shoot_id")
);
--> statement-breakpoint
CREATE TABLE "date_votes" (
	"candidate_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_votes_candidate_id_participant_id_pk" PRIMARY KEY("candidate_id","participant_id"),
	CONSTRAINT "date_votes_answer" CHECK ("date_votes"."answer" in ('yes', 'maybe', 'no'))
);
--> statement-breakpoint
ALTER TABLE "date_candidates" ADD CONSTRAINT "date_candidates_poll" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."date_polls"("team_id","shoot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_polls" ADD CONSTRAINT "date_polls_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_votes" ADD CONSTRAINT "date_votes_candidate" FOREIGN KEY ("team_id","shoot_id","candidate_id") REFERENCES "public"."date_candidates"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_votes" ADD CONSTRAINT "date_votes_participant" FOREIGN KEY ("team_id","shoot_id","participant_id") REFERENCES "public"."shoot_participants"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "date_candidates_once" ON "date_candidates" USING btree ("shoot_id","date",coalesce("time", ''));--> statement-breakpoint
CREATE INDEX "date_polls_deadline" ON "date_polls" USING btree ("deadline") WHERE "date_polls"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "date_votes_participant" ON "date_votes" USING btree ("team_id","shoot_id","participant_id");