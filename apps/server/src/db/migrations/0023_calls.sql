CREATE TABLE "call_answers" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "call_answers_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"note" text,
	"plan" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_answers_answer" CHECK ("call_answers"."answer" in ('yes', 'maybe', 'no'))
);
--> statement-breakpoint
CREATE TABLE "call_links" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"token" text NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "shoot_participants" ADD COLUMN "call_time" text;--> statement-breakpoint
ALTER TABLE "call_answers" ADD CONSTRAINT "call_answers_participant" FOREIGN KEY ("team_id","shoot_id","participant_id") REFERENCES "public"."shoot_participants"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_links" ADD CONSTRAINT "call_links_participant" FOREIGN KEY ("team_id","shoot_id","participant_id") REFERENCES "public"."shoot_participants"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_answers_last" ON "call_answers" USING btree ("team_id","shoot_id","participant_id","number");--> statement-breakpoint
CREATE INDEX "call_links_shoot" ON "call_links" USING btree ("team_id","shoot_id");--> statement-breakpoint
ALTER TABLE "shoot_participants" ADD CONSTRAINT "shoot_participants_call_time" CHECK ("shoot_participants"."call_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');