CREATE TABLE "comment_reads" (
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_reads_shoot_id_user_id_pk" PRIMARY KEY("shoot_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"shoot_id" uuid NOT NULL,
	"reference_id" uuid,
	"x" integer,
	"y" integer,
	"parent_id" uuid,
	"user_id" uuid,
	"participant_id" uuid,
	"author_name" text,
	"text" text NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	"edited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_team_id" UNIQUE("team_id","shoot_id","id"),
	CONSTRAINT "comments_point" CHECK (num_nonnulls("comments"."reference_id", "comments"."x", "comments"."y") in (0, 3)
        and "comments"."x" between 0 and 1000 and "comments"."y" between 0 and 1000),
	CONSTRAINT "comments_reply" CHECK ("comments"."parent_id" is null or num_nonnulls("comments"."reference_id", "comments"."resolved_at") = 0),
	CONSTRAINT "comments_author" CHECK (num_nonnulls("comments"."user_id", "comments"."participant_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "link_comments" (
	"shoot_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment_reads" ADD CONSTRAINT "comment_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reads" ADD CONSTRAINT "comment_reads_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_of_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_of_reference" FOREIGN KEY ("team_id","shoot_id","reference_id") REFERENCES "public"."shoot_references"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_of_parent" FOREIGN KEY ("team_id","shoot_id","parent_id") REFERENCES "public"."comments"("team_id","shoot_id","id") ON DELETE cascade ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_of_participant" FOREIGN KEY ("team_id","shoot_id","participant_id") REFERENCES "public"."shoot_participants"("team_id","shoot_id","id") ON DELETE SET NULL ("participant_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_comments" ADD CONSTRAINT "link_comments_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_reads_user" ON "comment_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_shoot" ON "comments" USING btree ("team_id","shoot_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_reference" ON "comments" USING btree ("team_id","shoot_id","reference_id") WHERE "comments"."reference_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("team_id","shoot_id","parent_id") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_participant" ON "comments" USING btree ("team_id","shoot_id","participant_id") WHERE "comments"."participant_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id") WHERE "comments"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_resolved_by" ON "comments" USING btree ("resolved_by") WHERE "comments"."resolved_by" is not null;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "comments_activity" AFTER INSERT OR DELETE OR UPDATE OF "resolved_at", "text" ON "comments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"comment","id":["id"],"shoot":"shoot_id","values":{"resolved_at":"resolvedAt"},"marked":{"text":"text"}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "link_comments_activity" AFTER INSERT OR DELETE ON "link_comments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_activity"('{"kind":"shoot","id":["shoot_id"],"shoot":"shoot_id","list":"linkComments","entry":[],"audit":true,"values":{},"marked":{}}');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "comments_trash" AFTER DELETE OR UPDATE OF "user_id", "resolved_by", "participant_id" ON "comments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('id', 'user_id,resolved_by,participant_id', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "comment_reads_trash" AFTER DELETE ON "comment_reads" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "link_comments_trash" AFTER DELETE ON "link_comments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('lensemble.trash', true) <> '') EXECUTE FUNCTION "note_trash"('', '', '', '');--> statement-breakpoint
CREATE TRIGGER "comments_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "comments" FOR EACH ROW EXECUTE FUNCTION "tell_change"('comments', 'shoot_id');--> statement-breakpoint
CREATE TRIGGER "link_comments_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "link_comments" FOR EACH ROW EXECUTE FUNCTION "tell_change"('comments', 'shoot_id');--> statement-breakpoint
CREATE TRIGGER "comment_reads_tell_change" AFTER INSERT OR DELETE OR UPDATE ON "comment_reads" FOR EACH ROW EXECUTE FUNCTION "tell_change"('comments', 'shoot_id');