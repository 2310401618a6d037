CREATE OR REPLACE FUNCTION "note_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
-- An expression without a table is evaluated at once. A query starts the executor, so each is inside the conditions that can spare it.
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
	IF TG_OP = 'DELETE' THEN
		IF NOT EXISTS (SELECT FROM "teams" WHERE "id" = "of_team") THEN RETURN NULL; END IF;
	END IF;
	IF "of_kind" = 'invitation' THEN
		IF TG_OP = 'DELETE' AND OLD."expires_at" < now() THEN RETURN NULL; END IF;
		-- One subject for each address, in the form of a random id.
		"subject" := overlay(overlay(md5("given" ->> 'email') PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid;
	ELSE
		FOR "index" IN 0 .. jsonb_array_length("about" -> 'id') - 1 LOOP
			"subject" := ("given" ->> ("about" -> 'id' ->> "index"))::uuid;
			EXIT WHEN "subject" IS NOT NULL;
		END LOOP;
	END IF;
	IF "of_shoot" <> "subject" OR "about" ? 'list' THEN
		IF "of_shoot" IS NOT NULL THEN
			IF NOT EXISTS (SELECT FROM "shoots" WHERE "team_id" = "of_team" AND "id" = "of_shoot") THEN RETURN NULL; END IF;
		END IF;
	END IF;
	-- Nor has what a shoot is made or restored with.
	IF "of_shoot" <> "subject" THEN
		IF EXISTS (SELECT FROM "activity" a WHERE a."tx" = pg_current_xact_id()::text AND a."subject_id" = "of_shoot"
			AND a."created_at" = now()::timestamptz(3) AND a."kind" = 'shoot' AND a."action" IN ('created', 'restored')) THEN RETURN NULL; END IF;
	END IF;

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
			FOR "each" IN SELECT f."key", f."value", f."shown" FROM (
				SELECT "key", "value", true AS "shown" FROM jsonb_each_text("about" -> 'values')
				UNION ALL SELECT "key", "value", false FROM jsonb_each_text("about" -> 'marked')) f
				WHERE "former" -> f."key" IS DISTINCT FROM "latter" -> f."key" LOOP
				"diff" := "diff" || jsonb_build_object("each"."value", CASE WHEN "each"."shown" THEN jsonb_build_array(
					activity_value("about", "former", "of_team", "of_shoot", "each"."key"),
					activity_value("about", "latter", "of_team", "of_shoot", "each"."key"))
					ELSE '[null, true]' END);
			END LOOP;
			IF "diff" = '{}' THEN RETURN NULL; END IF;
			"audited" := "audited" OR (jsonb_typeof("about" -> 'audit') = 'array' AND EXISTS (
				SELECT FROM jsonb_array_elements_text("about" -> 'audit') f ("field") WHERE "diff" ? f."field"));
		END IF;
	END IF;

	SELECT a."id", a."action" INTO "known" FROM "activity" a
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
			INSERT INTO "activity_pieces" ("team_id", "activity_id", "title", "changes", "is_audit", "is_first")
			VALUES ("of_team", "known"."id", nullif("named", ''), "diff", coalesce("audited", false), coalesce(current_setting('lensemble.pieces', true), '') <> 'on');
			PERFORM set_config('lensemble.pieces', 'on', true);
		ELSIF "audited" THEN
			UPDATE "activity" SET "is_audit" = true WHERE "id" = "known"."id" AND NOT "is_audit";
		END IF;
	ELSIF "what" = 'deleted' AND "known"."action" = 'created' THEN
		DELETE FROM "activity" WHERE "id" = "known"."id";
	ELSE
		UPDATE "activity" SET "action" = "what", "changes" = '{}', "title" = nullif("named", '') WHERE "id" = "known"."id";
	END IF;
	RETURN NULL;
END $$;
