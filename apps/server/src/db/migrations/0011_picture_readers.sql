ALTER TABLE "images" ADD COLUMN "is_released" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_avatar_url" ON "profiles" USING btree ("avatar_url");--> statement-breakpoint
CREATE FUNCTION "note_image_release"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"former" text := to_jsonb(OLD) ->> TG_ARGV[0];
BEGIN
	IF "former" IS NULL OR (TG_OP = 'UPDATE' AND "former" = to_jsonb(NEW) ->> TG_ARGV[0]) THEN
		RETURN NULL;
	END IF;
	UPDATE "images" SET "is_released" = true
	WHERE "team_id" = OLD."team_id" AND "url" = "former" AND NOT "is_released";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "costumes_picture_released" AFTER DELETE OR UPDATE OF "image_url" ON "costumes" FOR EACH ROW EXECUTE FUNCTION "note_image_release"('image_url');--> statement-breakpoint
CREATE TRIGGER "equipment_picture_released" AFTER DELETE OR UPDATE OF "image_url" ON "equipment" FOR EACH ROW EXECUTE FUNCTION "note_image_release"('image_url');--> statement-breakpoint
CREATE TRIGGER "locations_picture_released" AFTER DELETE OR UPDATE OF "image_url" ON "locations" FOR EACH ROW EXECUTE FUNCTION "note_image_release"('image_url');--> statement-breakpoint
CREATE TRIGGER "personnel_picture_released" AFTER DELETE OR UPDATE OF "avatar_url" ON "personnel" FOR EACH ROW EXECUTE FUNCTION "note_image_release"('avatar_url');--> statement-breakpoint
CREATE TRIGGER "props_picture_released" AFTER DELETE OR UPDATE OF "image_url" ON "props" FOR EACH ROW EXECUTE FUNCTION "note_image_release"('image_url');--> statement-breakpoint
CREATE TRIGGER "shoot_references_picture_released" AFTER DELETE OR UPDATE OF "url" ON "shoot_references" FOR EACH ROW EXECUTE FUNCTION "note_image_release"('url');
