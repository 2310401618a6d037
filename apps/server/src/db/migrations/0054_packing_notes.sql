ALTER TABLE "packing_lines" ADD COLUMN "is_for_everybody" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "packing_records" ADD COLUMN "packed_count" integer;--> statement-breakpoint
ALTER TABLE "packing_records" ADD COLUMN "back_count" integer;--> statement-breakpoint
ALTER TABLE "packing_records" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "packing_records" ADD COLUMN "is_note_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP TRIGGER "packing_lines_activity" ON "packing_lines";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "packing_lines_activity" AFTER INSERT OR DELETE OR UPDATE OF "text", "is_for_everybody", "deleted_at" ON "packing_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"packing","id":["id"],"shoot":"shoot_id","title":"text","values":{"text":"text","is_for_everybody":"isForEverybody"},"marked":{}}');--> statement-breakpoint
DROP TRIGGER "packing_records_activity" ON "packing_records";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "packing_records_activity" AFTER INSERT OR DELETE OR UPDATE OF "bringer_id", "packed_at", "back_at", "packed_count", "back_count", "note", "part_equipment_id", "part_line" ON "packing_records" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"packing","shoot":"shoot_id","list":"packing","id":["equipment_id","prop_id","costume_id","kit_id","line_id"],"entry":["part_equipment_id","part_line"],"title":"part_line","of":{"part_equipment_id":"equipment"},"names":{"bringer_id":"participant"},"values":{"bringer_id":"bringerId","packed_at":"packedAt","back_at":"backAt","packed_count":"packedCount","back_count":"backCount","note":"note"},"marked":{}}');
