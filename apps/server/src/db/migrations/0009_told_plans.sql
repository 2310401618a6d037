CREATE TABLE "mailboxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"email" text NOT NULL,
	"unsubscribed_at" timestamp (3) with time zone,
	"refusal" text,
	CONSTRAINT "mailboxes_of_team" UNIQUE("team_id","email")
);
--> statement-breakpoint
CREATE TABLE "unsent_mails" (
	"reminder_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	CONSTRAINT "unsent_mails_reminder_id_email_pk" PRIMARY KEY("reminder_id","email"),
	CONSTRAINT "unsent_mails_state" CHECK ("unsent_mails"."state" in ('waiting', 'refused', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "told_plans" (
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"email" text NOT NULL,
	"plan" jsonb,
	"before" jsonb,
	"mail_id" uuid,
	"sequence" integer NOT NULL,
	CONSTRAINT "told_plans_shoot_id_email_pk" PRIMARY KEY("shoot_id","email")
);
--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsent_mails" ADD CONSTRAINT "unsent_mails_reminder_id_sent_reminders_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."sent_reminders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_plans" ADD CONSTRAINT "told_plans_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "told_plans_team_id" ON "told_plans" USING btree ("team_id","email");--> statement-breakpoint
-- What is known of former mails: everyone who was on a shoot when invitations were last mailed knows its present plan.
INSERT INTO "told_plans" ("team_id", "shoot_id", "email", "plan", "sequence")
SELECT DISTINCT ON (s."id", a."email") s."team_id", s."id", a."email", json_build_object(
		'date', s."date", 'time', s."time", 'timeZone', s."time_zone", 'durationMinutes', s."duration_minutes",
		'place', CASE WHEN l."id" IS NOT NULL THEN json_build_object('id', l."id", 'name', l."name", 'address', l."address") END
	), s."version"
FROM "shoots" s
JOIN "shoot_participants" k ON k."team_id" = s."team_id" AND k."shoot_id" = s."id"
LEFT JOIN "personnel" c ON c."team_id" = k."team_id" AND c."id" = k."personnel_id"
LEFT JOIN "locations" l ON l."team_id" = s."team_id" AND l."id" = s."location_id"
CROSS JOIN LATERAL (
	SELECT lower(trim(CASE WHEN c."id" IS NULL THEN k."email" ELSE c."email" END)) AS "email"
) a
WHERE a."email" <> '' AND EXISTS (
	SELECT FROM "sent_reminders" r WHERE r."team_id" = k."team_id" AND r."shoot_id" = k."shoot_id"
		AND r."sent" > 0 AND r."sent_at" >= k."created_at"
);
