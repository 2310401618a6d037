CREATE TABLE "image_removals" (
	"url" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"url" text PRIMARY KEY NOT NULL,
	"team_id" uuid,
	"user_id" uuid,
	"width" integer,
	"height" integer,
	"placeholder" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp (3) with time zone,
	CONSTRAINT "images_team_url" UNIQUE("team_id","url"),
	CONSTRAINT "images_owner" CHECK (("images"."team_id" is null) <> ("images"."user_id" is null))
);
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_removals_due_at" ON "image_removals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "images_user_id" ON "images" USING btree ("user_id");--> statement-breakpoint
-- Pictures of before this migration: who shows one first owns it.
INSERT INTO "images" ("url", "team_id")
SELECT DISTINCT ON ("url") "url", "team_id" FROM (
	SELECT "avatar_url" AS "url", "team_id" FROM "personnel"
	UNION ALL SELECT "image_url", "team_id" FROM "equipment"
	UNION ALL SELECT "image_url", "team_id" FROM "locations"
	UNION ALL SELECT "image_url", "team_id" FROM "props"
	UNION ALL SELECT "image_url", "team_id" FROM "costumes"
	UNION ALL SELECT "url", "team_id" FROM "shoot_references"
) AS "shown" WHERE "url" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "note_image_removal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "image_removals" ("url", "due_at") SELECT "url", now() FROM "gone"
	ON CONFLICT ("url") DO UPDATE SET "due_at" = excluded."due_at";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "images_removed" AFTER DELETE ON "images" REFERENCING OLD TABLE AS "gone"
FOR EACH STATEMENT EXECUTE FUNCTION "note_image_removal"();--> statement-breakpoint
ALTER TABLE "costumes" ADD CONSTRAINT "costumes_picture" FOREIGN KEY ("team_id","image_url") REFERENCES "public"."images"("team_id","url") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_picture" FOREIGN KEY ("team_id","image_url") REFERENCES "public"."images"("team_id","url") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_picture" FOREIGN KEY ("team_id","image_url") REFERENCES "public"."images"("team_id","url") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel" ADD CONSTRAINT "personnel_picture" FOREIGN KEY ("team_id","avatar_url") REFERENCES "public"."images"("team_id","url") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "props" ADD CONSTRAINT "props_picture" FOREIGN KEY ("team_id","image_url") REFERENCES "public"."images"("team_id","url") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoot_references" ADD CONSTRAINT "shoot_references_picture" FOREIGN KEY ("team_id","url") REFERENCES "public"."images"("team_id","url") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "costumes_image_url" ON "costumes" USING btree ("team_id","image_url");--> statement-breakpoint
CREATE INDEX "equipment_image_url" ON "equipment" USING btree ("team_id","image_url");--> statement-breakpoint
CREATE INDEX "locations_image_url" ON "locations" USING btree ("team_id","image_url");--> statement-breakpoint
CREATE INDEX "personnel_avatar_url" ON "personnel" USING btree ("team_id","avatar_url");--> statement-breakpoint
CREATE INDEX "props_image_url" ON "props" USING btree ("team_id","image_url");--> statement-breakpoint
CREATE INDEX "shoot_costumes_item_id" ON "shoot_costumes" USING btree ("team_id","costume_id");--> statement-breakpoint
CREATE INDEX "shoot_equipment_item_id" ON "shoot_equipment" USING btree ("team_id","equipment_id");--> statement-breakpoint
CREATE INDEX "shoot_participants_personnel_id" ON "shoot_participants" USING btree ("team_id","personnel_id");--> statement-breakpoint
CREATE INDEX "shoot_props_item_id" ON "shoot_props" USING btree ("team_id","prop_id");--> statement-breakpoint
CREATE INDEX "shoot_references_url" ON "shoot_references" USING btree ("team_id","url");--> statement-breakpoint
CREATE INDEX "shoot_references_deleted_at" ON "shoot_references" USING btree ("deleted_at");