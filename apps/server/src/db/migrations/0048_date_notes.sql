CREATE TABLE "date_notes" (
	"shoot_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_notes_team_id_shoot_id_participant_id_pk" PRIMARY KEY("team_id","shoot_id","participant_id")
);
--> statement-breakpoint
ALTER TABLE "date_notes" ADD CONSTRAINT "date_notes_poll" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."date_polls"("team_id","shoot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_notes" ADD CONSTRAINT "date_notes_participant" FOREIGN KEY ("team_id","shoot_id","participant_id") REFERENCES "public"."shoot_participants"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "date_notes_activity" AFTER INSERT OR DELETE OR UPDATE OF "note", "participant_id" ON "date_notes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"votes","entry":["participant_id"],"of":{"participant_id":"participant"},"values":{"note":"note"},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "date_notes_trash" AFTER DELETE ON "date_notes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE TRIGGER "date_notes_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "date_notes" FOR EACH ROW EXECUTE FUNCTION "tell_change"('datePoll', 'shoot_id');
