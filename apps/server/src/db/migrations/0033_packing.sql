CREATE TABLE "packing_lines" (
	"id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"text" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packing_lines_team_id_shoot_id_id_pk" PRIMARY KEY("team_id","shoot_id","id")
);
--> statement-breakpoint
CREATE TABLE "packing_records" (
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"equipment_id" uuid,
	"prop_id" uuid,
	"costume_id" uuid,
	"kit_id" uuid,
	"line_id" uuid,
	"part_equipment_id" uuid,
	"part_line" text,
	"bringer_id" uuid,
	"packed_at" timestamp (3) with time zone,
	"back_at" timestamp (3) with time zone,
	CONSTRAINT "packing_records_one" CHECK (num_nonnulls("packing_records"."equipment_id", "packing_records"."prop_id", "packing_records"."costume_id", "packing_records"."kit_id", "packing_records"."line_id") = 1),
	CONSTRAINT "packing_records_part_of_kit" CHECK (num_nonnulls("packing_records"."part_equipment_id", "packing_records"."part_line") <= case when "packing_records"."kit_id" is null then 0 else 1 end)
);
--> statement-breakpoint
ALTER TABLE "packing_lines" ADD CONSTRAINT "packing_lines_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_records" ADD CONSTRAINT "packing_records_of_equipment" FOREIGN KEY ("shoot_id","equipment_id") REFERENCES "public"."shoot_equipment"("shoot_id","equipment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_records" ADD CONSTRAINT "packing_records_of_prop" FOREIGN KEY ("shoot_id","prop_id") REFERENCES "public"."shoot_props"("shoot_id","prop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_records" ADD CONSTRAINT "packing_records_of_costume" FOREIGN KEY ("shoot_id","costume_id") REFERENCES "public"."shoot_costumes"("shoot_id","costume_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_records" ADD CONSTRAINT "packing_records_of_kit" FOREIGN KEY ("shoot_id","kit_id") REFERENCES "public"."shoot_kits"("shoot_id","kit_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_records" ADD CONSTRAINT "packing_records_of_line" FOREIGN KEY ("team_id","shoot_id","line_id") REFERENCES "public"."packing_lines"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_records" ADD CONSTRAINT "packing_records_of_part" FOREIGN KEY ("team_id","part_equipment_id") REFERENCES "public"."equipment"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_records" ADD CONSTRAINT "packing_records_of_bringer" FOREIGN KEY ("team_id","shoot_id","bringer_id") REFERENCES "public"."shoot_participants"("team_id","shoot_id","id") ON DELETE SET NULL ("bringer_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_records" ADD CONSTRAINT "packing_records_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packing_lines_deleted_at" ON "packing_lines" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "packing_records_once" ON "packing_records" USING btree ("team_id","shoot_id",coalesce("equipment_id", "prop_id", "costume_id", "kit_id", "line_id"),coalesce("part_equipment_id"::text, ''),coalesce("part_line", ''));--> statement-breakpoint
CREATE INDEX "packing_records_equipment" ON "packing_records" USING btree ("shoot_id","equipment_id") WHERE "packing_records"."equipment_id" is not null;--> statement-breakpoint
CREATE INDEX "packing_records_prop" ON "packing_records" USING btree ("shoot_id","prop_id") WHERE "packing_records"."prop_id" is not null;--> statement-breakpoint
CREATE INDEX "packing_records_costume" ON "packing_records" USING btree ("shoot_id","costume_id") WHERE "packing_records"."costume_id" is not null;--> statement-breakpoint
CREATE INDEX "packing_records_kit" ON "packing_records" USING btree ("shoot_id","kit_id") WHERE "packing_records"."kit_id" is not null;--> statement-breakpoint
CREATE INDEX "packing_records_part" ON "packing_records" USING btree ("team_id","part_equipment_id") WHERE "packing_records"."part_equipment_id" is not null;--> statement-breakpoint
CREATE INDEX "packing_records_bringer" ON "packing_records" USING btree ("team_id","shoot_id","bringer_id") WHERE "packing_records"."bringer_id" is not null;