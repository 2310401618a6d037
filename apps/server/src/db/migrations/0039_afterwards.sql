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
CREATE INDEX "consents_person" ON "consents" USING btree ("team_id","personnel_id","number");--> statement-breakpoint
DROP TRIGGER "personnel_activity" ON "personnel";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "personnel_activity" AFTER INSERT OR DELETE OR UPDATE OF "name", "email", "phone", "notes", "role", "available", "instagram", "tiktok", "bluesky", "website", "not_named", "avatar_url" ON "personnel" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"personnel","id":["id"],"title":"name","values":{"name":"name","email":"email","phone":"phone","notes":"notes","role":"role","available":"available","instagram":"instagram","tiktok":"tiktok","bluesky":"bluesky","website":"website","not_named":"notNamed"},"marked":{"avatar_url":"avatarUrl"}}');--> statement-breakpoint
DROP TRIGGER "shoot_participants_activity" ON "shoot_participants";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_participants_activity" AFTER INSERT OR DELETE OR UPDATE OF "role", "email", "day_contact", "call_time", "not_named", "id" ON "shoot_participants" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"participants","entry":["id"],"title":"name","of":{"personnel_id":"personnel"},"values":{"role":"role","email":"email","day_contact":"dayContact","call_time":"callTime","not_named":"notNamed"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "galleries_activity" AFTER INSERT OR DELETE OR UPDATE OF "url", "ready_on", "is_told", "password" ON "galleries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"gallery","entry":[],"values":{"url":"url","ready_on":"readyOn","is_told":"isTold"},"marked":{"password":"password"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "consent_wordings_activity" AFTER INSERT OR DELETE OR UPDATE OF "text", "version" ON "consent_wordings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"team","id":["team_id"],"list":"wording","entry":["version"],"isOnce":true,"audit":true,"values":{},"marked":{"text":"text"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "galleries_trash" AFTER DELETE ON "galleries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE TRIGGER "galleries_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "galleries" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shoot', 'shoot_id');--> statement-breakpoint
CREATE TRIGGER "consents_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "consents" FOR EACH ROW EXECUTE FUNCTION "tell_change"('calls', 'shoot_id');--> statement-breakpoint
CREATE TRIGGER "consent_wordings_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "consent_wordings" FOR EACH ROW EXECUTE FUNCTION "tell_change"('team', 'team_id');
