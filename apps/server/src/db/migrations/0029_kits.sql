CREATE TABLE "kits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"lines" text[] DEFAULT '{}' NOT NULL,
	"storage_place" text,
	"image_url" text,
	CONSTRAINT "kits_team_id" UNIQUE("team_id","id")
);
--> statement-breakpoint
CREATE TABLE "kit_equipment" (
	"team_id" uuid NOT NULL,
	"kit_id" uuid NOT NULL,
	"equipment_id" uuid NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "kit_equipment_kit_id_equipment_id_pk" PRIMARY KEY("kit_id","equipment_id"),
	CONSTRAINT "kit_equipment_quantity" CHECK ("kit_equipment"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "shoot_kits" (
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"kit_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shoot_kits_shoot_id_kit_id_pk" PRIMARY KEY("shoot_id","kit_id")
);
--> statement-breakpoint
ALTER TABLE "kits" ADD CONSTRAINT "kits_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kits" ADD CONSTRAINT "kits_picture" FOREIGN KEY ("team_id","image_url") REFERENCES "public"."images"("team_id","url") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_equipment" ADD CONSTRAINT "kit_equipment_kit" FOREIGN KEY ("team_id","kit_id") REFERENCES "public"."kits"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_equipment" ADD CONSTRAINT "kit_equipment_item" FOREIGN KEY ("team_id","equipment_id") REFERENCES "public"."equipment"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoot_kits" ADD CONSTRAINT "shoot_kits_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoot_kits" ADD CONSTRAINT "shoot_kits_item" FOREIGN KEY ("team_id","kit_id") REFERENCES "public"."kits"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kits_image_url" ON "kits" USING btree ("team_id","image_url");--> statement-breakpoint
CREATE INDEX "kit_equipment_kit_id" ON "kit_equipment" USING btree ("team_id","kit_id");--> statement-breakpoint
CREATE INDEX "kit_equipment_item_id" ON "kit_equipment" USING btree ("team_id","equipment_id");--> statement-breakpoint
CREATE INDEX "shoot_kits_item_id" ON "shoot_kits" USING btree ("team_id","kit_id");--> statement-breakpoint
CREATE TRIGGER "kits_picture_released" AFTER DELETE OR UPDATE OF "image_url" ON "kits" FOR EACH ROW EXECUTE FUNCTION "note_image_release"('image_url');