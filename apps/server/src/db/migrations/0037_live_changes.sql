-- Tells servers what has changed, in the transaction of the change. PostgreSQL drops duplicates within a transaction.
CREATE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  id uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  -- Each expression is only planned for tables that reach it.
  CASE TG_ARGV[1]
    WHEN 'id' THEN id := changed.id;
    WHEN 'shoot_id' THEN id := changed.shoot_id;
    WHEN 'kit_id' THEN id := changed.kit_id;
    WHEN 'personnel_id' THEN id := changed.personnel_id;
    WHEN 'convention_id' THEN id := changed.convention_id;
    WHEN 'team_id' THEN id := changed.team_id;
  END CASE;
  PERFORM pg_notify('lensemble', concat_ws(' ', 'change', changed.team_id, TG_ARGV[0], id));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The new revision ends the changes of a transaction: its trigger is deferred to the commit.
CREATE FUNCTION "tell_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.name <> OLD.name THEN
    PERFORM pg_notify('lensemble', concat_ws(' ', 'change', NEW.id, 'team', NEW.id));
  END IF;
  PERFORM pg_notify('lensemble', concat_ws(' ', 'revision', NEW.id, NEW.revision));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_access"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lensemble', concat_ws(' ', 'access', OLD.user_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "teams_tell_revision" AFTER UPDATE OF "revision" ON "teams" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_revision"();
--> statement-breakpoint
CREATE TRIGGER "sessions_tell_access" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "tell_access"();
--> statement-breakpoint
CREATE TRIGGER "active_teams_tell_access" AFTER DELETE OR UPDATE ON "active_teams" FOR EACH ROW EXECUTE FUNCTION "tell_access"();
--> statement-breakpoint
CREATE TRIGGER "shoots_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shoots" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shoot', 'id');
--> statement-breakpoint
CREATE TRIGGER "shoot_participants_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shoot_participants" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shoot', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "shoot_equipment_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shoot_equipment" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shoot', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "shoot_props_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shoot_props" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shoot', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "shoot_costumes_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shoot_costumes" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shoot', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "shoot_kits_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shoot_kits" FOR EACH ROW EXECUTE FUNCTION "tell_change"('day', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "shoot_participant_costumes_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shoot_participant_costumes" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shoot', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "shoot_references_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shoot_references" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shoot', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "sent_reminders_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "sent_reminders" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shoot', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "shoot_documents_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shoot_documents" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shoot', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "shoot_events_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shoot_events" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shoot', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "shots_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shots" FOR EACH ROW EXECUTE FUNCTION "tell_change"('day', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "shot_links_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shot_links" FOR EACH ROW EXECUTE FUNCTION "tell_change"('day', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "packing_lines_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "packing_lines" FOR EACH ROW EXECUTE FUNCTION "tell_change"('day', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "packing_records_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "packing_records" FOR EACH ROW EXECUTE FUNCTION "tell_change"('day', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "call_links_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "call_links" FOR EACH ROW EXECUTE FUNCTION "tell_change"('calls', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "call_answers_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "call_answers" FOR EACH ROW EXECUTE FUNCTION "tell_change"('calls', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "date_polls_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "date_polls" FOR EACH ROW EXECUTE FUNCTION "tell_change"('datePoll', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "date_candidates_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "date_candidates" FOR EACH ROW EXECUTE FUNCTION "tell_change"('datePoll', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "date_votes_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "date_votes" FOR EACH ROW EXECUTE FUNCTION "tell_change"('datePoll', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "share_links_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "share_links" FOR EACH ROW EXECUTE FUNCTION "tell_change"('shareLink', 'shoot_id');
--> statement-breakpoint
CREATE TRIGGER "personnel_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "personnel" FOR EACH ROW EXECUTE FUNCTION "tell_change"('personnel', 'id');
--> statement-breakpoint
CREATE TRIGGER "equipment_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "equipment" FOR EACH ROW EXECUTE FUNCTION "tell_change"('equipment', 'id');
--> statement-breakpoint
CREATE TRIGGER "locations_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "locations" FOR EACH ROW EXECUTE FUNCTION "tell_change"('locations', 'id');
--> statement-breakpoint
CREATE TRIGGER "props_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "props" FOR EACH ROW EXECUTE FUNCTION "tell_change"('props', 'id');
--> statement-breakpoint
CREATE TRIGGER "costumes_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "costumes" FOR EACH ROW EXECUTE FUNCTION "tell_change"('costumes', 'id');
--> statement-breakpoint
CREATE TRIGGER "kits_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "kits" FOR EACH ROW EXECUTE FUNCTION "tell_change"('kits', 'id');
--> statement-breakpoint
CREATE TRIGGER "kit_equipment_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "kit_equipment" FOR EACH ROW EXECUTE FUNCTION "tell_change"('kits', 'kit_id');
--> statement-breakpoint
CREATE TRIGGER "away_days_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "away_days" FOR EACH ROW EXECUTE FUNCTION "tell_change"('away', 'personnel_id');
--> statement-breakpoint
CREATE TRIGGER "conventions_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "conventions" FOR EACH ROW EXECUTE FUNCTION "tell_change"('convention', 'id');
--> statement-breakpoint
CREATE TRIGGER "convention_links_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "convention_links" FOR EACH ROW EXECUTE FUNCTION "tell_change"('convention', 'convention_id');
--> statement-breakpoint
CREATE TRIGGER "shoot_templates_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "shoot_templates" FOR EACH ROW EXECUTE FUNCTION "tell_change"('template', 'id');
--> statement-breakpoint
CREATE TRIGGER "team_members_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "team_members" FOR EACH ROW EXECUTE FUNCTION "tell_change"('members', 'team_id');
