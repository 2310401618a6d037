CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"team_id" uuid,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "cancelled_shoots" (
	"shoot_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"title" text NOT NULL,
	"date" text NOT NULL,
	"time" text,
	"time_zone" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"sequence" integer NOT NULL,
	"emails" text[] NOT NULL,
	"cancelled_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shoot_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"user_id" uuid,
	"calendar_id" text NOT NULL,
	"event_id" text NOT NULL,
	"url" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shoot_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"user_id" uuid,
	"file_id" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "google_connections" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"access_token" text NOT NULL,
	"access_token_expires_at" timestamp (3) with time zone NOT NULL,
	"refresh_token" text,
	"scope" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"reminder_time" timestamp (3) with time zone,
	"sent" integer NOT NULL,
	"without_address" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_reminders_count" CHECK ("sent_reminders"."sent" >= 0)
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_membership" FOREIGN KEY ("team_id","user_id") REFERENCES "public"."team_members"("team_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancelled_shoots" ADD CONSTRAINT "cancelled_shoots_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoot_events" ADD CONSTRAINT "shoot_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoot_documents" ADD CONSTRAINT "shoot_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoot_documents" ADD CONSTRAINT "shoot_documents_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_connections" ADD CONSTRAINT "google_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_of_team" ON "calendar_feeds" USING btree ("user_id","team_id") WHERE "calendar_feeds"."team_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_of_person" ON "calendar_feeds" USING btree ("user_id") WHERE "calendar_feeds"."team_id" is null;--> statement-breakpoint
CREATE INDEX "cancelled_shoots_team_id" ON "cancelled_shoots" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "cancelled_shoots_cancelled_at" ON "cancelled_shoots" USING btree ("cancelled_at");--> statement-breakpoint
CREATE INDEX "shoot_events_shoot_id" ON "shoot_events" USING btree ("shoot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shoot_events_shared" ON "shoot_events" USING btree ("shoot_id") WHERE "shoot_events"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shoot_events_own" ON "shoot_events" USING btree ("shoot_id","user_id") WHERE "shoot_events"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "shoot_documents_shoot_id" ON "shoot_documents" USING btree ("team_id","shoot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shoot_documents_shared" ON "shoot_documents" USING btree ("shoot_id") WHERE "shoot_documents"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shoot_documents_own" ON "shoot_documents" USING btree ("shoot_id","user_id") WHERE "shoot_documents"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "sent_reminders_shoot_id" ON "sent_reminders" USING btree ("team_id","shoot_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sent_reminders_once" ON "sent_reminders" USING btree ("shoot_id","reminder_time") WHERE "sent_reminders"."reminder_time" is not null;--> statement-breakpoint
CREATE INDEX "shoots_reminder_time" ON "shoots" USING btree ("reminder_time");