CREATE TABLE "consent_withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"use_ids" uuid[] NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_wordings" (
	"team_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"uses" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_wordings_team_id_version_pk" PRIMARY KEY("team_id","version")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consents_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"personnel_id" uuid,
	"scope" text NOT NULL,
	"shoot_title" text NOT NULL,
	"shoot_date" text,
	"time_zone" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"signed_name" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"uses" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_team_id" UNIQUE("team_id","id"),
	CONSTRAINT "consents_scope" CHECK ("consents"."scope" in ('shoot', 'team'))
);
--> statement-breakpoint
CREATE TABLE "galleries" (
	"shoot_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"url" text,
	"ready_on" date,
	"password" text,
	"is_told" boolean NOT NULL,
	"told_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_links" ADD COLUMN "consent_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "personnel" ADD COLUMN "instagram" text;--> statement-breakpoint
ALTER TABLE "personnel" ADD COLUMN "tiktok" text;--> statement-breakpoint
ALTER TABLE "personnel" ADD COLUMN "bluesky" text;--> statement-breakpoint
ALTER TABLE "personnel" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "personnel" ADD COLUMN "not_named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shoot_participants" ADD COLUMN "not_named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_withdrawals" ADD CONSTRAINT "consent_withdrawals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_withdrawals" ADD CONSTRAINT "consent_withdrawals_of" FOREIGN KEY ("team_id","consent_id") REFERENCES "public"."consents"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_wordings" ADD CONSTRAINT "consent_wordings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_withdrawals_consent" ON "consent_withdrawals" USING btree ("team_id","consent_id","created_at");--> statement-breakpoint
CREATE INDEX "consents_shoot" ON "consents" USING btree ("team_id","shoot_id","number");--> statement-breakpoint
CREATE INDEX "consents_person" ON "consents" USING btree ("team_id","personnel_id","number");