CREATE TABLE "activity_pieces" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_pieces_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" uuid NOT NULL,
	"activity_id" bigint NOT NULL,
	"title" text,
	"changes" jsonb NOT NULL,
	"is_audit" boolean NOT NULL,
	"is_first" boolean NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "activity_name"("of_team" uuid, "kind" text, "of_shoot" uuid, "subject" uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
	-- Each branch is a statement of its own: one expression would prepare them all for each name.
	CASE "kind"
		WHEN 'shoot' THEN RETURN (SELECT s."title" FROM "shoots" s WHERE s."team_id" = "of_team" AND s."id" = "subject");
		WHEN 'shot' THEN RETURN (SELECT coalesce(s."title", '') FROM "shots" s WHERE s."team_id" = "of_team" AND s."shoot_id" = "of_shoot" AND s."id" = "subject");
		WHEN 'reference' THEN RETURN (SELECT '' FROM "shoot_references" r WHERE r."team_id" = "of_team" AND r."id" = "subject");
		WHEN 'participant' THEN RETURN (SELECT coalesce(c."name", k."name") FROM "shoot_participants" k
			LEFT JOIN "personnel" c ON c."team_id" = k."team_id" AND c."id" = k."personnel_id"
			WHERE k."team_id" = "of_team" AND k."shoot_id" = "of_shoot" AND k."id" = "subject");
		WHEN 'personnel' THEN RETURN (SELECT c."name" FROM "personnel" c WHERE c."team_id" = "of_team" AND c."id" = "subject");
		WHEN 'equipment' THEN RETURN (SELECT c."name" FROM "equipment" c WHERE c."team_id" = "of_team" AND c."id" = "subject");
		WHEN 'locations' THEN RETURN (SELECT c."name" FROM "locations" c WHERE c."team_id" = "of_team" AND c."id" = "subject");
		WHEN 'props' THEN RETURN (SELECT c."name" FROM "props" c WHERE c."team_id" = "of_team" AND c."id" = "subject");
		WHEN 'costumes' THEN RETURN (SELECT c."character_name" FROM "costumes" c WHERE c."team_id" = "of_team" AND c."id" = "subject");
		WHEN 'kits' THEN RETURN (SELECT c."name" FROM "kits" c WHERE c."team_id" = "of_team" AND c."id" = "subject");
		WHEN 'convention' THEN RETURN (SELECT c."name" FROM "conventions" c WHERE c."team_id" = "of_team" AND c."id" = "subject");
		WHEN 'team' THEN RETURN (SELECT t."name" FROM "teams" t WHERE t."id" = "subject");
		WHEN 'member' THEN RETURN (SELECT coalesce(nullif(trim(p."first_name" || ' ' || p."last_name"), ''), u."name")
			FROM "users" u LEFT JOIN "profiles" p ON p."user_id" = u."id" WHERE u."id" = "subject");
		WHEN 'packing' THEN RETURN coalesce(
			(SELECT c."name" FROM "shoot_equipment" k JOIN "equipment" c ON c."id" = k."equipment_id" WHERE k."shoot_id" = "of_shoot" AND k."equipment_id" = "subject"),
			(SELECT c."name" FROM "shoot_props" k JOIN "props" c ON c."id" = k."prop_id" WHERE k."shoot_id" = "of_shoot" AND k."prop_id" = "subject"),
			(SELECT c."character_name" FROM "shoot_costumes" k JOIN "costumes" c ON c."id" = k."costume_id" WHERE k."shoot_id" = "of_shoot" AND k."costume_id" = "subject"),
			(SELECT c."name" FROM "shoot_kits" k JOIN "kits" c ON c."id" = k."kit_id" WHERE k."shoot_id" = "of_shoot" AND k."kit_id" = "subject"),
			(SELECT l."text" FROM "packing_lines" l WHERE l."team_id" = "of_team" AND l."shoot_id" = "of_shoot" AND l."id" = "subject"));
		ELSE RETURN NULL;
	END CASE;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
-- From what a field was before the transaction to what it is after it. Runs after the triggers that make the pieces: theirs were pending before.
-- Compiling the statement takes far longer than running it.
CREATE FUNCTION "merge_activity"() RETURNS trigger LANGUAGE plpgsql SET jit = off AS $$
BEGIN
	PERFORM set_config('lensemble.pieces', '', true);
	WITH "pieces" AS (
		SELECT p."activity_id" AS "id", p."number", p."title", p."is_audit", p."changes" FROM "activity_pieces" p
		UNION ALL SELECT a."id", 0, NULL, a."is_audit", a."changes" FROM "activity" a WHERE a."id" IN (SELECT "activity_id" FROM "activity_pieces")
	), "fields" AS (
		SELECT p."id", d."key", max(p."number") AS "last", bool_or(p."is_audit") AS "is_audit",
			(array_agg(p."title" ORDER BY p."number" DESC))[1] AS "title",
			(array_agg(d."value" -> 0 ORDER BY p."number"))[1] AS "from",
			(array_agg(d."value" -> 1 ORDER BY p."number" DESC))[1] AS "to",
			count(*) AS "times"
		FROM "pieces" p, jsonb_each(p."changes") d GROUP BY p."id", d."key"
	), "entries" AS (
		SELECT f."id", bool_or(f."is_audit") AS "is_audit", (array_agg(f."title" ORDER BY f."last" DESC))[1] AS "title",
			coalesce(jsonb_object_agg(f."key", jsonb_build_array(f."from", f."to")) FILTER (WHERE f."times" = 1 OR f."from" <> f."to"), '{}') AS "changes"
		FROM "fields" f GROUP BY f."id"
	)
	UPDATE "activity" a SET "title" = e."title", "is_audit" = e."is_audit", "changes" = e."changes"
	FROM "entries" e WHERE a."id" = e."id" AND a."action" = 'changed';
	DELETE FROM "activity" WHERE "id" IN (SELECT "activity_id" FROM "activity_pieces") AND "action" = 'changed' AND "changes" = '{}';
	DELETE FROM "activity_pieces";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "activity_pieces_merge" AFTER INSERT ON "activity_pieces" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."is_first") EXECUTE FUNCTION "merge_activity"();
