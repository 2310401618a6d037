DROP TRIGGER "activity_news" ON "activity";--> statement-breakpoint
-- A restored shoot takes place again.
CREATE TRIGGER "activity_news" AFTER INSERT ON "activity" FOR EACH ROW WHEN (NEW."kind" = 'shoot' AND NEW."action" IN ('changed', 'deleted', 'restored') OR NEW."kind" = 'comment' AND NEW."action" IN ('created', 'changed')) EXECUTE FUNCTION "note_news"('activity');
