-- An entry for each change of what the sign-in of a member takes, in the audit log of each of their teams. At the end of the transaction, so
-- that it is known whether codes went with two-step sign-in or were replaced. No entry has a secret, a key or the name of a passkey.
CREATE FUNCTION "note_second_factor"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"of_user" uuid;
	"of_kind" text := TG_ARGV[0];
	"what" text := CASE TG_OP WHEN 'DELETE' THEN 'deleted' ELSE 'created' END;
	"diff" jsonb := '{}';
	"codes_left" integer;
BEGIN
	IF current_setting('lensemble.activity', true) = 'off' THEN RETURN NULL; END IF;
	IF TG_OP = 'DELETE' THEN "of_user" := OLD."user_id"; ELSE "of_user" := NEW."user_id"; END IF;
	-- Codes are given when two-step sign-in is turned on, and several make one entry.
	IF EXISTS (
		SELECT FROM "activity" a WHERE a."tx" = pg_current_xact_id()::text AND a."subject_id" = "of_user"
			AND a."created_at" = now()::timestamptz(3) AND a."kind" IN ("of_kind", CASE "of_kind" WHEN 'recoveryCodes' THEN 'twoStep' END)) THEN RETURN NULL; END IF;
	IF "of_kind" = 'recoveryCodes' AND "what" = 'deleted' THEN
		IF NOT EXISTS (SELECT FROM "totp_secrets" s WHERE s."user_id" = "of_user" AND s."confirmed_at" IS NOT NULL)
			OR EXISTS (SELECT FROM "recovery_codes" c WHERE c."user_id" = "of_user" AND c."created_at" = now()::timestamptz(3)) THEN RETURN NULL; END IF;
		SELECT count(*) INTO "codes_left" FROM "recovery_codes" c WHERE c."user_id" = "of_user";
		"what" := 'changed';
		"diff" := jsonb_build_object('codesLeft', jsonb_build_array("codes_left" + 1, "codes_left"));
	END IF;
	INSERT INTO "activity" ("team_id", "tx", "kind", "subject_id", "action", "title", "changes", "is_audit", "author_kind", "author_id", "author", "created_at")
	SELECT m."team_id", pg_current_xact_id()::text, "of_kind", "of_user", "what", n."name", "diff", true, w."kind", w."id", w."name", now()
	FROM "team_members" m, activity_name(m."team_id", 'member', NULL, "of_user") n ("name"), activity_author() w WHERE m."user_id" = "of_user";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "totp_secrets_on" AFTER UPDATE OF "confirmed_at" ON "totp_secrets" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."confirmed_at" IS NULL AND NEW."confirmed_at" IS NOT NULL) EXECUTE FUNCTION "note_second_factor"('twoStep');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "totp_secrets_off" AFTER DELETE ON "totp_secrets" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."confirmed_at" IS NOT NULL) EXECUTE FUNCTION "note_second_factor"('twoStep');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "recovery_codes_activity" AFTER INSERT OR DELETE ON "recovery_codes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_second_factor"('recoveryCodes');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "passkeys_activity" AFTER INSERT OR DELETE ON "passkeys" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_second_factor"('passkey');
