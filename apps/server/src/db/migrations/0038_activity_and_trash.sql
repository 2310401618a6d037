CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" uuid NOT NULL,
	"tx" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"shoot_id" uuid,
	"action" text NOT NULL,
	"title" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_audit" boolean DEFAULT false NOT NULL,
	"author_kind" text NOT NULL,
	"author_id" uuid,
	"author" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_action" CHECK ("activity"."action" in ('created', 'changed', 'deleted', 'restored'))
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"shoot_id" uuid,
	"title" text,
	"deleted_by" text,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trash_team_id" UNIQUE("team_id","id")
);
--> statement-breakpoint
CREATE TABLE "trash_rows" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trash_rows_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" uuid NOT NULL,
	"trash_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row" jsonb NOT NULL,
	"is_link" boolean DEFAULT false NOT NULL,
	"picture" text
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_rows" ADD CONSTRAINT "trash_rows_entry" FOREIGN KEY ("team_id","trash_id") REFERENCES "public"."trash"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_rows" ADD CONSTRAINT "trash_rows_picture" FOREIGN KEY ("team_id","picture") REFERENCES "public"."images"("team_id","url") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_tx" ON "activity" USING btree ("tx","subject_id");--> statement-breakpoint
CREATE INDEX "activity_team_id" ON "activity" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "activity_subject" ON "activity" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "activity_shoot_id" ON "activity" USING btree ("shoot_id","id") WHERE "activity"."shoot_id" is not null;--> statement-breakpoint
CREATE INDEX "activity_audit" ON "activity" USING btree ("team_id","id") WHERE "activity"."is_audit";--> statement-breakpoint
CREATE INDEX "trash_newest" ON "trash" USING btree ("team_id","deleted_at","id");--> statement-breakpoint
CREATE INDEX "trash_deleted_at" ON "trash" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "trash_shoot_id" ON "trash" USING btree ("shoot_id","subject_id") WHERE "trash"."shoot_id" is not null;--> statement-breakpoint
CREATE INDEX "trash_rows_entry_id" ON "trash_rows" USING btree ("team_id","trash_id","table_name");--> statement-breakpoint
CREATE INDEX "trash_rows_shown" ON "trash_rows" USING btree ("team_id","picture") WHERE "trash_rows"."picture" is not null;--> statement-breakpoint
CREATE FUNCTION "activity_author"(OUT "kind" text, OUT "id" uuid, OUT "name" text) LANGUAGE plpgsql STABLE AS $$
DECLARE
	"who" text := current_setting('lensemble.author', true);
BEGIN
	"kind" := 'system';
	IF "who" LIKE 'user:_%' THEN
		SELECT u."id", coalesce(nullif(trim(p."first_name" || ' ' || p."last_name"), ''), u."name") INTO "id", "name"
		FROM "users" u LEFT JOIN "profiles" p ON p."user_id" = u."id" WHERE u."id" = substr("who", 6)::uuid;
		IF FOUND THEN "kind" := 'user'; END IF;
	ELSIF "who" LIKE 'participant:_%' THEN
		SELECT k."id", coalesce(c."name", k."name") INTO "id", "name"
		FROM "shoot_participants" k LEFT JOIN "personnel" c ON c."team_id" = k."team_id" AND c."id" = k."personnel_id"
		WHERE k."id" = substr("who", 13)::uuid;
		IF FOUND THEN "kind" := 'participant'; END IF;
	END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "activity_name"("of_team" uuid, "kind" text, "of_shoot" uuid, "subject" uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN CASE "kind"
		WHEN 'shoot' THEN (SELECT s."title" FROM "shoots" s WHERE s."team_id" = "of_team" AND s."id" = "subject")
		WHEN 'shot' THEN (SELECT coalesce(s."title", '') FROM "shots" s WHERE s."team_id" = "of_team" AND s."shoot_id" = "of_shoot" AND s."id" = "subject")
		WHEN 'reference' THEN (SELECT '' FROM "shoot_references" r WHERE r."team_id" = "of_team" AND r."id" = "subject")
		WHEN 'participant' THEN (SELECT coalesce(c."name", k."name") FROM "shoot_participants" k
			LEFT JOIN "personnel" c ON c."team_id" = k."team_id" AND c."id" = k."personnel_id"
			WHERE k."team_id" = "of_team" AND k."shoot_id" = "of_shoot" AND k."id" = "subject")
		WHEN 'personnel' THEN (SELECT c."name" FROM "personnel" c WHERE c."team_id" = "of_team" AND c."id" = "subject")
		WHEN 'equipment' THEN (SELECT c."name" FROM "equipment" c WHERE c."team_id" = "of_team" AND c."id" = "subject")
		WHEN 'locations' THEN (SELECT c."name" FROM "locations" c WHERE c."team_id" = "of_team" AND c."id" = "subject")
		WHEN 'props' THEN (SELECT c."name" FROM "props" c WHERE c."team_id" = "of_team" AND c."id" = "subject")
		WHEN 'costumes' THEN (SELECT c."character_name" FROM "costumes" c WHERE c."team_id" = "of_team" AND c."id" = "subject")
		WHEN 'kits' THEN (SELECT c."name" FROM "kits" c WHERE c."team_id" = "of_team" AND c."id" = "subject")
		WHEN 'convention' THEN (SELECT c."name" FROM "conventions" c WHERE c."team_id" = "of_team" AND c."id" = "subject")
		WHEN 'team' THEN (SELECT t."name" FROM "teams" t WHERE t."id" = "subject")
		WHEN 'member' THEN (SELECT coalesce(nullif(trim(p."first_name" || ' ' || p."last_name"), ''), u."name")
			FROM "users" u LEFT JOIN "profiles" p ON p."user_id" = u."id" WHERE u."id" = "subject")
		WHEN 'packing' THEN coalesce(
			(SELECT c."name" FROM "shoot_equipment" k JOIN "equipment" c ON c."id" = k."equipment_id" WHERE k."shoot_id" = "of_shoot" AND k."equipment_id" = "subject"),
			(SELECT c."name" FROM "shoot_props" k JOIN "props" c ON c."id" = k."prop_id" WHERE k."shoot_id" = "of_shoot" AND k."prop_id" = "subject"),
			(SELECT c."character_name" FROM "shoot_costumes" k JOIN "costumes" c ON c."id" = k."costume_id" WHERE k."shoot_id" = "of_shoot" AND k."costume_id" = "subject"),
			(SELECT c."name" FROM "shoot_kits" k JOIN "kits" c ON c."id" = k."kit_id" WHERE k."shoot_id" = "of_shoot" AND k."kit_id" = "subject"),
			(SELECT l."text" FROM "packing_lines" l WHERE l."team_id" = "of_team" AND l."shoot_id" = "of_shoot" AND l."id" = "subject"))
	END;
END $$;--> statement-breakpoint
CREATE FUNCTION "activity_name_then"("of_team" uuid, "kind" text, "of_shoot" uuid, "subject" uuid) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce(activity_name("of_team", "kind", "of_shoot", "subject"), (
		SELECT a."title" FROM "activity" a
		WHERE a."tx" = pg_current_xact_id()::text AND a."subject_id" = "subject" AND a."created_at" = now()::timestamptz(3) LIMIT 1))
$$;--> statement-breakpoint
CREATE FUNCTION "activity_value"("about" jsonb, "former" jsonb, "of_team" uuid, "of_shoot" uuid, "of_column" text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
	"given" jsonb := "former" -> "of_column";
BEGIN
	IF "given" IS NULL OR "given" = 'null' THEN RETURN 'null'; END IF;
	IF "about" -> 'names' ? "of_column" THEN
		RETURN coalesce(to_jsonb(activity_name_then("of_team", "about" -> 'names' ->> "of_column", "of_shoot", ("given" #>> '{}')::uuid)), 'null');
	END IF;
	IF length("given"::text) > 1000 THEN RETURN to_jsonb(left("given" #>> '{}', 1000) || '…'); END IF;
	RETURN "given";
END $$;--> statement-breakpoint
CREATE FUNCTION "activity_list_entry"("about" jsonb, "former" jsonb, "of_team" uuid, "of_shoot" uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
	"made" jsonb := '{}';
	"named" text;
	"each" record;
BEGIN
	IF "former" IS NULL THEN RETURN 'null'; END IF;
	FOR "each" IN SELECT "key", "value" FROM jsonb_each_text(coalesce("about" -> 'of', '{}')) LOOP
		IF "former" ->> "each"."key" IS NOT NULL THEN
			"named" := activity_name_then("of_team", "each"."value", "of_shoot", ("former" ->> "each"."key")::uuid);
		END IF;
	END LOOP;
	"named" := coalesce("named", "former" ->> ("about" ->> 'title'));
	IF "named" IS NOT NULL THEN "made" := jsonb_build_object('', "named"); END IF;
	FOR "each" IN SELECT "key", "value" FROM jsonb_each_text("about" -> 'values') LOOP
		"made" := "made" || jsonb_build_object("each"."value", activity_value("about", "former", "of_team", "of_shoot", "each"."key"));
	END LOOP;
	FOR "each" IN SELECT "key", "value" FROM jsonb_each_text("about" -> 'marked') LOOP
		"made" := "made" || jsonb_build_object("each"."value", coalesce("former" -> "each"."key", 'null') <> 'null');
	END LOOP;
	RETURN "made";
END $$;--> statement-breakpoint
CREATE FUNCTION "note_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"about" jsonb := TG_ARGV[0]::jsonb;
	"former" jsonb;
	"latter" jsonb;
	"given" jsonb;
	"of_team" uuid;
	"of_shoot" uuid;
	"of_kind" text := "about" ->> 'kind';
	"subject" uuid;
	"named" text;
	"what" text;
	"diff" jsonb := '{}';
	"place" text;
	"audited" boolean := "about" -> 'audit' = 'true';
	"known" record;
	"each" record;
BEGIN
	IF current_setting('lensemble.activity', true) = 'off' THEN RETURN NULL; END IF;
	IF TG_OP <> 'INSERT' THEN "former" := to_jsonb(OLD); END IF;
	IF TG_OP <> 'DELETE' THEN "latter" := to_jsonb(NEW); END IF;
	"given" := coalesce("latter", "former");
	"of_team" := ("given" ->> coalesce("about" ->> 'team', 'team_id'))::uuid;
	"of_shoot" := ("given" ->> ("about" ->> 'shoot'))::uuid;
	-- What goes with its team or its shoot has no entry of its own.
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "teams" WHERE "id" = "of_team") THEN RETURN NULL; END IF;
	IF "of_kind" = 'invitation' THEN
		IF TG_OP = 'DELETE' AND OLD."expires_at" < now() THEN RETURN NULL; END IF;
		-- One subject for each address, in the form of a random id.
		"subject" := overlay(overlay(md5("given" ->> 'email') PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid;
	ELSE
		SELECT ("given" ->> i."column")::uuid INTO "subject"
		FROM jsonb_array_elements_text("about" -> 'id') i ("column") WHERE "given" ->> i."column" IS NOT NULL LIMIT 1;
	END IF;
	IF "of_shoot" IS NOT NULL AND NOT EXISTS (SELECT FROM "shoots" WHERE "team_id" = "of_team" AND "id" = "of_shoot")
		AND ("of_shoot" <> "subject" OR "about" ? 'list') THEN RETURN NULL; END IF;
	-- Nor has what a shoot is made or restored with.
	IF "of_shoot" <> "subject" AND EXISTS (
		SELECT FROM "activity" a WHERE a."tx" = pg_current_xact_id()::text AND a."subject_id" = "of_shoot"
			AND a."created_at" = now()::timestamptz(3) AND a."kind" = 'shoot' AND a."action" IN ('created', 'restored')) THEN RETURN NULL; END IF;

	IF "about" ? 'list' THEN
		IF TG_OP = 'DELETE' AND "about" ? 'isOnce' OR TG_OP <> 'UPDATE' AND "about" ? 'isImplicit' THEN RETURN NULL; END IF;
		"named" := activity_name("of_team", "of_kind", "of_shoot", "subject");
		IF "named" IS NULL THEN RETURN NULL; END IF;
		"what" := 'changed';
		SELECT ("about" ->> 'list') || coalesce('/' || nullif(string_agg("given" ->> e."column", '/' ORDER BY e."number"), ''), '') INTO "place"
		FROM jsonb_array_elements_text("about" -> 'entry') WITH ORDINALITY e ("column", "number");
		"diff" := jsonb_build_array(
			CASE WHEN "about" ? 'isOnce' THEN 'null' ELSE activity_list_entry("about", "former", "of_team", "of_shoot") END,
			activity_list_entry("about", "latter", "of_team", "of_shoot"));
		IF "diff" -> 0 = "diff" -> 1 THEN
			-- Of a replaced secret, only that it was replaced is recorded.
			IF NOT EXISTS (SELECT FROM jsonb_object_keys("about" -> 'marked') m WHERE "former" -> m IS DISTINCT FROM "latter" -> m) THEN RETURN NULL; END IF;
			"diff" := jsonb_set("diff", '{1,renewed}', 'true');
		END IF;
		"diff" := jsonb_build_object("place", "diff");
	ELSE
		"named" := CASE WHEN "about" ? 'title' THEN "given" ->> ("about" ->> 'title') ELSE activity_name_then("of_team", "of_kind", "of_shoot", "subject") END;
		IF "given" ? 'deleted_at' THEN
			-- A deleted entry that goes, or comes back with its shoot.
			IF TG_OP = 'DELETE' AND "former" ->> 'deleted_at' IS NOT NULL OR TG_OP = 'INSERT' AND "latter" ->> 'deleted_at' IS NOT NULL
				OR "former" ->> 'deleted_at' IS NOT NULL AND "latter" ->> 'deleted_at' IS NOT NULL THEN RETURN NULL; END IF;
		END IF;
		"what" := CASE
			WHEN TG_OP = 'DELETE' THEN 'deleted'
			WHEN TG_OP = 'INSERT' THEN CASE WHEN current_setting('lensemble.restoring', true) = 'on' THEN 'restored' ELSE 'created' END
			WHEN "latter" ->> 'deleted_at' IS NOT NULL THEN 'deleted'
			WHEN "former" ->> 'deleted_at' IS NOT NULL THEN 'restored'
			ELSE 'changed' END;
		IF "what" = 'changed' THEN
			FOR "each" IN SELECT "key", "value", true AS "shown" FROM jsonb_each_text("about" -> 'values')
				UNION ALL SELECT "key", "value", false FROM jsonb_each_text("about" -> 'marked') LOOP
				IF "former" -> "each"."key" IS DISTINCT FROM "latter" -> "each"."key" THEN
					"diff" := "diff" || jsonb_build_object("each"."value", CASE WHEN "each"."shown" THEN jsonb_build_array(
						activity_value("about", "former", "of_team", "of_shoot", "each"."key"),
						activity_value("about", "latter", "of_team", "of_shoot", "each"."key"))
						ELSE '[null, true]' END);
				END IF;
			END LOOP;
			IF "diff" = '{}' THEN RETURN NULL; END IF;
			"audited" := "audited" OR (jsonb_typeof("about" -> 'audit') = 'array' AND EXISTS (
				SELECT FROM jsonb_array_elements_text("about" -> 'audit') f ("field") WHERE "diff" ? f."field"));
		END IF;
	END IF;

	SELECT a."id", a."action", a."changes" INTO "known" FROM "activity" a
	WHERE a."tx" = pg_current_xact_id()::text AND a."subject_id" = "subject" AND a."created_at" = now()::timestamptz(3)
		AND a."kind" = "of_kind" AND a."shoot_id" IS NOT DISTINCT FROM "of_shoot";
	IF NOT FOUND THEN
		INSERT INTO "activity" ("team_id", "tx", "kind", "subject_id", "shoot_id", "action", "title", "changes", "is_audit", "author_kind", "author_id", "author", "created_at")
		SELECT "of_team", pg_current_xact_id()::text, "of_kind", "subject", "of_shoot", "what", nullif("named", ''), "diff", coalesce("audited", false), w."kind", w."id", w."name", now()
		FROM activity_author() w;
		RETURN NULL;
	END IF;
	IF "what" = 'changed' THEN
		IF "known"."action" = 'changed' THEN
			-- From what it was before the transaction to what it is after it. Only what has changed is looked at: a list can have hundreds of entries.
			SELECT coalesce(jsonb_object_agg(d."key", CASE WHEN "known"."changes" ? d."key"
				THEN jsonb_build_array("known"."changes" -> d."key" -> 0, d."value" -> 1) ELSE d."value" END), '{}')
				INTO "diff" FROM jsonb_each("diff") d;
			"diff" := ("known"."changes" || "diff") - ARRAY(SELECT d."key" FROM jsonb_each("diff") d WHERE d."value" -> 0 = d."value" -> 1);
			IF "diff" = '{}' THEN
				DELETE FROM "activity" WHERE "id" = "known"."id";
			ELSE
				UPDATE "activity" SET "changes" = "diff", "title" = nullif("named", ''), "is_audit" = "is_audit" OR coalesce("audited", false) WHERE "id" = "known"."id";
			END IF;
		ELSIF "audited" THEN
			UPDATE "activity" SET "is_audit" = true WHERE "id" = "known"."id";
		END IF;
	ELSIF "what" = 'deleted' AND "known"."action" = 'created' THEN
		DELETE FROM "activity" WHERE "id" = "known"."id";
	ELSE
		UPDATE "activity" SET "action" = "what", "changes" = '{}', "title" = nullif("named", '') WHERE "id" = "known"."id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_sign_in"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "activity" ("team_id", "tx", "kind", "subject_id", "action", "title", "is_audit", "author_kind", "author_id", "author", "created_at")
	SELECT m."team_id", pg_current_xact_id()::text, 'session', NEW."user_id", 'created', n."name", true, 'user', NEW."user_id", n."name", now()
	FROM "team_members" m, activity_name(m."team_id", 'member', NULL, NEW."user_id") n ("name") WHERE m."user_id" = NEW."user_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_activity" AFTER INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION "note_sign_in"();--> statement-breakpoint
CREATE FUNCTION "note_trash"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"entries" uuid[] := current_setting('lensemble.trash', true)::uuid[];
	"former" jsonb := to_jsonb(OLD);
	"latter" jsonb;
	"entry" uuid;
	"of_team" uuid;
BEGIN
	SELECT v."value"::uuid INTO "entry" FROM jsonb_each_text("former") v WHERE v."value" = ANY ("entries"::text[]) LIMIT 1;
	IF "entry" IS NULL AND TG_ARGV[2] <> '' THEN
		SELECT r."trash_id" INTO "entry" FROM "trash_rows" r
		WHERE r."trash_id" = ANY ("entries") AND r."row" ->> 'id' = "former" ->> TG_ARGV[2] LIMIT 1;
	END IF;
	SELECT t."team_id", t."id" INTO "of_team", "entry" FROM "trash" t
	WHERE t."id" = ANY ("entries") ORDER BY t."id" = "entry" DESC NULLS LAST LIMIT 1;
	IF "entry" IS NULL THEN RETURN NULL; END IF;
	IF TG_OP = 'UPDATE' THEN
		"latter" := to_jsonb(NEW);
		SELECT jsonb_object_agg(o."key", o."value") INTO "former" FROM jsonb_each("former") o
		WHERE o."key" = ANY (string_to_array(TG_ARGV[0], ','))
			OR o."key" = ANY (string_to_array(TG_ARGV[1], ',')) AND o."value" <> 'null' AND "latter" -> o."key" = 'null';
		IF NOT "former" ?| string_to_array(TG_ARGV[1], ',') THEN RETURN NULL; END IF;
	END IF;
	INSERT INTO "trash_rows" ("team_id", "trash_id", "table_name", "row", "is_link", "picture")
	VALUES ("of_team", "entry", TG_TABLE_NAME, "former", TG_OP = 'UPDATE',
		CASE WHEN TG_OP = 'DELETE' THEN "former" ->> TG_ARGV[3] END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_trash_in_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD."deleted_at" IS NOT NULL AND (TG_OP = 'DELETE' OR NEW."deleted_at" IS NULL) THEN
		DELETE FROM "trash" WHERE "shoot_id" = OLD."shoot_id" AND "subject_id" = OLD."id" AND "kind" = TG_ARGV[0];
	ELSIF TG_OP <> 'DELETE' AND NEW."deleted_at" IS NOT NULL AND (TG_OP = 'INSERT' OR OLD."deleted_at" IS NULL) THEN
		INSERT INTO "trash" ("id", "team_id", "kind", "subject_id", "shoot_id", "title", "deleted_by", "deleted_at")
		SELECT CASE WHEN TG_ARGV[2] = 'own' THEN NEW."id" ELSE gen_random_uuid() END, NEW."team_id", TG_ARGV[0], NEW."id", NEW."shoot_id", to_jsonb(NEW) ->> TG_ARGV[1], w."name", NEW."deleted_at"
		FROM activity_author() w WHERE EXISTS (SELECT FROM "shoots" s WHERE s."team_id" = NEW."team_id" AND s."id" = NEW."shoot_id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoots_activity" AFTER INSERT OR DELETE OR UPDATE OF "title", "description", "status", "date", "time", "time_zone", "duration_minutes", "set_up_minutes", "strike_minutes", "reminder_time", "location_id", "convention_id", "color", "instagram_links", "is_public", "is_shot_list_public", "meeting_point_id", "calendar_event_url", "docs_url" ON "shoots" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["id"],"shoot":"id","title":"title","names":{"location_id":"locations","convention_id":"convention"},"audit":["isPublic","isShotListPublic"],"values":{"title":"title","description":"description","status":"status","date":"date","time":"time","time_zone":"timeZone","duration_minutes":"durationMinutes","set_up_minutes":"setUpMinutes","strike_minutes":"strikeMinutes","reminder_time":"reminderTime","location_id":"locationId","convention_id":"conventionId","color":"color","instagram_links":"instagramLinks","is_public":"isPublic","is_shot_list_public":"isShotListPublic"},"marked":{"meeting_point_id":"meetingPointId","calendar_event_url":"calendarEventUrl","docs_url":"docsUrl"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "personnel_activity" AFTER INSERT OR DELETE OR UPDATE OF "name", "email", "phone", "notes", "role", "available", "avatar_url" ON "personnel" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"personnel","id":["id"],"title":"name","values":{"name":"name","email":"email","phone":"phone","notes":"notes","role":"role","available":"available"},"marked":{"avatar_url":"avatarUrl"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "equipment_activity" AFTER INSERT OR DELETE OR UPDATE OF "name", "category", "description", "quantity", "available", "storage_place", "image_url" ON "equipment" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"equipment","id":["id"],"title":"name","values":{"name":"name","category":"category","description":"description","quantity":"quantity","available":"available","storage_place":"storagePlace"},"marked":{"image_url":"imageUrl"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "locations_activity" AFTER INSERT OR DELETE OR UPDATE OF "name", "address", "latitude", "longitude", "parking", "meeting_point", "hospital", "notes", "image_url" ON "locations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"locations","id":["id"],"title":"name","values":{"name":"name","address":"address","latitude":"latitude","longitude":"longitude","parking":"parking","meeting_point":"meetingPoint","hospital":"hospital","notes":"notes"},"marked":{"image_url":"imageUrl"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "props_activity" AFTER INSERT OR DELETE OR UPDATE OF "name", "description", "available", "storage_place", "image_url" ON "props" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"props","id":["id"],"title":"name","values":{"name":"name","description":"description","available":"available","storage_place":"storagePlace"},"marked":{"image_url":"imageUrl"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "costumes_activity" AFTER INSERT OR DELETE OR UPDATE OF "character_name", "series_name", "status", "notes", "todos", "storage_place", "image_url" ON "costumes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"costumes","id":["id"],"title":"character_name","values":{"character_name":"characterName","series_name":"seriesName","status":"status","notes":"notes","todos":"todos","storage_place":"storagePlace"},"marked":{"image_url":"imageUrl"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "kits_activity" AFTER INSERT OR DELETE OR UPDATE OF "name", "description", "lines", "storage_place", "image_url" ON "kits" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"kits","id":["id"],"title":"name","values":{"name":"name","description":"description","lines":"lines","storage_place":"storagePlace"},"marked":{"image_url":"imageUrl"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "kit_equipment_activity" AFTER INSERT OR DELETE OR UPDATE OF "quantity", "equipment_id" ON "kit_equipment" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"kits","id":["kit_id"],"list":"equipment","entry":["equipment_id"],"of":{"equipment_id":"equipment"},"values":{"quantity":"quantity"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "away_days_activity" AFTER INSERT OR DELETE OR UPDATE OF "first_day", "last_day", "id" ON "away_days" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"personnel","id":["personnel_id"],"list":"away","entry":["id"],"values":{"first_day":"firstDay","last_day":"lastDay"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "conventions_activity" AFTER INSERT OR DELETE OR UPDATE OF "name", "place", "location_id", "first_day", "last_day", "meeting_points", "walks" ON "conventions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"convention","id":["id"],"title":"name","names":{"location_id":"locations"},"values":{"name":"name","place":"place","location_id":"locationId","first_day":"firstDay","last_day":"lastDay"},"marked":{"meeting_points":"meetingPoints","walks":"walks"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "convention_links_activity" AFTER INSERT OR DELETE OR UPDATE OF "token" ON "convention_links" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"convention","id":["convention_id"],"list":"sharing","entry":[],"audit":true,"values":{},"marked":{"token":"token"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_participants_activity" AFTER INSERT OR DELETE OR UPDATE OF "role", "email", "day_contact", "call_time", "id" ON "shoot_participants" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"participants","entry":["id"],"title":"name","of":{"personnel_id":"personnel"},"values":{"role":"role","email":"email","day_contact":"dayContact","call_time":"callTime"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_equipment_activity" AFTER INSERT OR DELETE OR UPDATE OF "quantity", "equipment_id" ON "shoot_equipment" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"equipment","entry":["equipment_id"],"of":{"equipment_id":"equipment"},"values":{"quantity":"quantity"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_props_activity" AFTER INSERT OR DELETE OR UPDATE OF "prop_id" ON "shoot_props" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"props","entry":["prop_id"],"of":{"prop_id":"props"},"values":{},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_costumes_activity" AFTER INSERT OR DELETE OR UPDATE OF "costume_id" ON "shoot_costumes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"costumes","entry":["costume_id"],"of":{"costume_id":"costumes"},"values":{},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_kits_activity" AFTER INSERT OR DELETE ON "shoot_kits" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"packing","id":["kit_id"],"shoot":"shoot_id","values":{},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_participant_costumes_activity" AFTER INSERT OR DELETE OR UPDATE OF "participant_id", "costume_id" ON "shoot_participant_costumes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"worn","entry":["participant_id","costume_id"],"of":{"costume_id":"costumes"},"names":{"participant_id":"participant"},"values":{"participant_id":"participantId"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_references_activity" AFTER INSERT OR DELETE OR UPDATE OF "notes", "url", "deleted_at" ON "shoot_references" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"reference","id":["id"],"shoot":"shoot_id","values":{"notes":"notes"},"marked":{"url":"url"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shots_activity" AFTER INSERT OR DELETE OR UPDATE OF "kind", "title", "minutes", "pin", "notes", "state", "actual_end", "deleted_at" ON "shots" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shot","id":["id"],"shoot":"shoot_id","title":"title","values":{"kind":"kind","title":"title","minutes":"minutes","pin":"pin","notes":"notes","state":"state","actual_end":"actualEnd"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shot_links_activity" AFTER INSERT OR DELETE OR UPDATE OF "participant_id", "costume_id", "prop_id", "equipment_id", "reference_id" ON "shot_links" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shot","id":["shot_id"],"shoot":"shoot_id","list":"links","entry":["participant_id","costume_id","prop_id","equipment_id","reference_id"],"of":{"participant_id":"participant","costume_id":"costumes","prop_id":"props","equipment_id":"equipment","reference_id":"reference"},"values":{},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "packing_lines_activity" AFTER INSERT OR DELETE OR UPDATE OF "text", "deleted_at" ON "packing_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"packing","id":["id"],"shoot":"shoot_id","title":"text","values":{"text":"text"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "packing_records_activity" AFTER INSERT OR DELETE OR UPDATE OF "bringer_id", "packed_at", "back_at", "part_equipment_id", "part_line" ON "packing_records" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"packing","shoot":"shoot_id","list":"packing","id":["equipment_id","prop_id","costume_id","kit_id","line_id"],"entry":["part_equipment_id","part_line"],"title":"part_line","of":{"part_equipment_id":"equipment"},"names":{"bringer_id":"participant"},"values":{"bringer_id":"bringerId","packed_at":"packedAt","back_at":"backAt"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "share_links_activity" AFTER INSERT OR DELETE OR UPDATE OF "ends_at", "is_id_open", "token", "password" ON "share_links" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"sharing","entry":[],"isImplicit":true,"audit":true,"values":{"ends_at":"endsAt","is_id_open":"isIdOpen"},"marked":{"token":"token","password":"password"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "call_links_activity" AFTER INSERT OR DELETE OR UPDATE OF "is_off", "token", "participant_id" ON "call_links" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"personalLinks","entry":["participant_id"],"isImplicit":true,"of":{"participant_id":"participant"},"values":{"is_off":"isOff"},"marked":{"token":"token"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "call_answers_activity" AFTER INSERT OR DELETE OR UPDATE OF "answer", "note", "participant_id" ON "call_answers" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"answers","entry":["participant_id"],"of":{"participant_id":"participant"},"isOnce":true,"values":{"answer":"answer","note":"note"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "date_polls_activity" AFTER INSERT OR DELETE OR UPDATE OF "deadline", "closed_at" ON "date_polls" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"poll","entry":[],"values":{"deadline":"deadline","closed_at":"closedAt"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "date_candidates_activity" AFTER INSERT OR DELETE OR UPDATE OF "date", "time", "id" ON "date_candidates" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"dates","entry":["id"],"values":{"date":"date","time":"time"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "date_votes_activity" AFTER INSERT OR DELETE OR UPDATE OF "answer", "candidate_id", "participant_id" ON "date_votes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"votes","entry":["candidate_id","participant_id"],"of":{"participant_id":"participant"},"values":{"answer":"answer"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sent_reminders_activity" AFTER INSERT OR DELETE OR UPDATE OF "sent", "id" ON "sent_reminders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"reminders","entry":["id"],"isOnce":true,"values":{"sent":"sent"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_templates_activity" AFTER INSERT OR DELETE OR UPDATE OF "name", "plan" ON "shoot_templates" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"template","id":["id"],"title":"name","values":{"name":"name"},"marked":{"plan":"plan"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "teams_activity" AFTER INSERT OR DELETE OR UPDATE OF "name", "invite_code" ON "teams" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"team","id":["id"],"team":"id","title":"name","audit":true,"values":{"name":"name"},"marked":{"invite_code":"inviteCode"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "team_short_codes_activity" AFTER INSERT OR DELETE OR UPDATE OF "seed" ON "team_short_codes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"team","id":["team_id"],"list":"shortCode","entry":[],"audit":true,"values":{},"marked":{"seed":"seed"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "team_exports_activity" AFTER INSERT OR DELETE OR UPDATE OF "id" ON "team_exports" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"team","id":["team_id"],"list":"exports","entry":["id"],"isOnce":true,"audit":true,"values":{},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "team_members_activity" AFTER INSERT OR DELETE OR UPDATE OF "role" ON "team_members" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"member","id":["user_id"],"audit":true,"values":{"role":"role"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "team_invitations_activity" AFTER INSERT OR DELETE OR UPDATE OF "role" ON "team_invitations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"invitation","id":["email"],"title":"email","audit":true,"values":{"role":"role"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "locations_trash" AFTER DELETE ON "locations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', 'image_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "personnel_trash" AFTER DELETE ON "personnel" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', 'avatar_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "equipment_trash" AFTER DELETE ON "equipment" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', 'image_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "props_trash" AFTER DELETE ON "props" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', 'image_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "costumes_trash" AFTER DELETE ON "costumes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', 'image_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "kits_trash" AFTER DELETE ON "kits" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', 'image_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "conventions_trash" AFTER DELETE OR UPDATE OF "location_id" ON "conventions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('id', 'location_id', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "convention_links_trash" AFTER DELETE ON "convention_links" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "kit_equipment_trash" AFTER DELETE ON "kit_equipment" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "away_days_trash" AFTER DELETE ON "away_days" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoots_trash" AFTER DELETE OR UPDATE OF "location_id", "convention_id", "meeting_point_id" ON "shoots" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('id', 'location_id,convention_id,meeting_point_id', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_participants_trash" AFTER DELETE ON "shoot_participants" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_equipment_trash" AFTER DELETE ON "shoot_equipment" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_props_trash" AFTER DELETE ON "shoot_props" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_costumes_trash" AFTER DELETE ON "shoot_costumes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_kits_trash" AFTER DELETE ON "shoot_kits" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_participant_costumes_trash" AFTER DELETE ON "shoot_participant_costumes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_references_trash" AFTER DELETE ON "shoot_references" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', 'url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shots_trash" AFTER DELETE ON "shots" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shot_links_trash" AFTER DELETE ON "shot_links" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "applied_operations_trash" AFTER DELETE ON "applied_operations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "packing_lines_trash" AFTER DELETE ON "packing_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "packing_records_trash" AFTER DELETE OR UPDATE OF "bringer_id" ON "packing_records" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('shoot_id,equipment_id,prop_id,costume_id,kit_id,line_id,part_equipment_id,part_line', 'bringer_id', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "share_links_trash" AFTER DELETE ON "share_links" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "call_links_trash" AFTER DELETE ON "call_links" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "call_answers_trash" AFTER DELETE ON "call_answers" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "date_polls_trash" AFTER DELETE ON "date_polls" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "date_candidates_trash" AFTER DELETE ON "date_candidates" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "date_votes_trash" AFTER DELETE ON "date_votes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sent_reminders_trash" AFTER DELETE ON "sent_reminders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "unsent_mails_trash" AFTER DELETE ON "unsent_mails" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', 'reminder_id', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_documents_trash" AFTER DELETE ON "shoot_documents" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "told_plans_trash" AFTER DELETE ON "told_plans" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shots_in_trash" AFTER INSERT OR DELETE OR UPDATE OF "deleted_at" ON "shots" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_trash_in_place"('shot', 'title', 'other');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "shoot_references_in_trash" AFTER INSERT OR DELETE OR UPDATE OF "deleted_at" ON "shoot_references" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_trash_in_place"('reference', 'notes', 'own');--> statement-breakpoint
INSERT INTO "trash" ("team_id", "kind", "subject_id", "shoot_id", "title", "deleted_at")
	SELECT "team_id", 'shot', "id", "shoot_id", "title", "deleted_at" FROM "shots" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "trash" ("id", "team_id", "kind", "subject_id", "shoot_id", "title", "deleted_at")
	SELECT "id", "team_id", 'reference', "id", "shoot_id", "notes", "deleted_at" FROM "shoot_references" WHERE "deleted_at" IS NOT NULL;
