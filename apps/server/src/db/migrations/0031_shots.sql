ALTER TABLE "shoot_references" ADD CONSTRAINT "shoot_references_team_id" UNIQUE("team_id","shoot_id","id");--> statement-breakpoint
CREATE TABLE "applied_operations" (
	"id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applied_operations_team_id_id_pk" PRIMARY KEY("team_id","id")
);
--> statement-breakpoint
CREATE TABLE "shot_links" (
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"shot_id" uuid NOT NULL,
	"participant_id" uuid,
	"costume_id" uuid,
	"prop_id" uuid,
	"equipment_id" uuid,
	"reference_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shot_links_one" CHECK (num_nonnulls("shot_links"."participant_id", "shot_links"."costume_id", "shot_links"."prop_id", "shot_links"."equipment_id", "shot_links"."reference_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "shots" (
	"id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"kind" text DEFAULT 'shot' NOT NULL,
	"title" text,
	"minutes" integer DEFAULT 15 NOT NULL,
	"pin" text,
	"notes" text,
	"state" text DEFAULT 'open' NOT NULL,
	"actual_end" timestamp (3) with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shots_team_id_shoot_id_id_pk" PRIMARY KEY("team_id","shoot_id","id"),
	CONSTRAINT "shots_kind" CHECK ("shots"."kind" in ('shot', 'makeup', 'travel', 'food', 'other')),
	CONSTRAINT "shots_state" CHECK ("shots"."state" in ('open', 'done', 'skipped')),
	CONSTRAINT "shots_minutes" CHECK ("shots"."minutes" >= 1),
	CONSTRAINT "shots_pin" CHECK ("shots"."pin" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "applied_operations" ADD CONSTRAINT "applied_operations_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shot_links" ADD CONSTRAINT "shot_links_shot" FOREIGN KEY ("team_id","shoot_id","shot_id") REFERENCES "public"."shots"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shot_links" ADD CONSTRAINT "shot_links_of_participant" FOREIGN KEY ("team_id","shoot_id","participant_id") REFERENCES "public"."shoot_participants"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shot_links" ADD CONSTRAINT "shot_links_of_costume" FOREIGN KEY ("shoot_id","costume_id") REFERENCES "public"."shoot_costumes"("shoot_id","costume_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shot_links" ADD CONSTRAINT "shot_links_of_prop" FOREIGN KEY ("shoot_id","prop_id") REFERENCES "public"."shoot_props"("shoot_id","prop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shot_links" ADD CONSTRAINT "shot_links_of_equipment" FOREIGN KEY ("shoot_id","equipment_id") REFERENCES "public"."shoot_equipment"("shoot_id","equipment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shot_links" ADD CONSTRAINT "shot_links_of_reference" FOREIGN KEY ("team_id","shoot_id","reference_id") REFERENCES "public"."shoot_references"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shots" ADD CONSTRAINT "shots_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applied_operations_shoot_id" ON "applied_operations" USING btree ("team_id","shoot_id");--> statement-breakpoint
CREATE INDEX "applied_operations_created_at" ON "applied_operations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shot_links_once" ON "shot_links" USING btree ("team_id","shoot_id","shot_id",coalesce("participant_id", "costume_id", "prop_id", "equipment_id", "reference_id"));--> statement-breakpoint
CREATE INDEX "shot_links_participant" ON "shot_links" USING btree ("team_id","shoot_id","participant_id") WHERE "shot_links"."participant_id" is not null;--> statement-breakpoint
CREATE INDEX "shot_links_costume" ON "shot_links" USING btree ("shoot_id","costume_id") WHERE "shot_links"."costume_id" is not null;--> statement-breakpoint
CREATE INDEX "shot_links_prop" ON "shot_links" USING btree ("shoot_id","prop_id") WHERE "shot_links"."prop_id" is not null;--> statement-breakpoint
CREATE INDEX "shot_links_equipment" ON "shot_links" USING btree ("shoot_id","equipment_id") WHERE "shot_links"."equipment_id" is not null;--> statement-breakpoint
CREATE INDEX "shot_links_reference" ON "shot_links" USING btree ("team_id","shoot_id","reference_id") WHERE "shot_links"."reference_id" is not null;--> statement-breakpoint
CREATE INDEX "shots_deleted_at" ON "shots" USING btree ("deleted_at");