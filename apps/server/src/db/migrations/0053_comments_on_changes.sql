ALTER TABLE "comments" ADD COLUMN "activity_id" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_change" CHECK ("comments"."activity_id" is null or num_nonnulls("comments"."reference_id", "comments"."parent_id") = 0);--> statement-breakpoint
-- Tells too that a shoot is gone, so that no browser asks for it.
CREATE OR REPLACE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  id uuid;
  gone text;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  -- Each expression is only planned for tables that reach it.
  CASE TG_ARGV[1]
    WHEN 'id' THEN
      id := changed.id;
      IF TG_OP = 'DELETE' AND TG_ARGV[0] = 'shoot' THEN gone := 'gone'; END IF;
    WHEN 'shoot_id' THEN id := changed.shoot_id;
    WHEN 'kit_id' THEN id := changed.kit_id;
    WHEN 'personnel_id' THEN id := changed.personnel_id;
    WHEN 'convention_id' THEN id := changed.convention_id;
    WHEN 'team_id' THEN id := changed.team_id;
  END CASE;
  PERFORM pg_notify('lensemble', concat_ws(' ', 'change', changed.team_id, TG_ARGV[0], id, gone));
  RETURN NULL;
END $$;
