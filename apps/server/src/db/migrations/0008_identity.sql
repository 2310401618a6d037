CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_invitations_hash_unique" UNIQUE("hash"),
	CONSTRAINT "team_invitations_team_email" UNIQUE("team_id","email"),
	CONSTRAINT "team_invitations_role" CHECK ("team_invitations"."role" in ('member', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "mail_tokens" DROP CONSTRAINT "mail_tokens_purpose";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "hosted_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "hosted_refresh" text;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "joined_by" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "invited_as" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "begun_revision" bigint;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('confirm', 'reset', 'change'));--> statement-breakpoint
-- Sessions from before this migration began with a sign-in.
UPDATE "sessions" SET "authenticated_at" = "created_at";--> statement-breakpoint
UPDATE "sessions" SET "hosted_checked_at" = "created_at" WHERE "user_id" IN (SELECT "user_id" FROM "accounts" WHERE "provider_id" = 'supabase');
