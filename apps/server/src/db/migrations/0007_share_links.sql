CREATE TABLE "share_links" (
	"shoot_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"token" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"password" text,
	"is_id_open" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_shoot" FOREIGN KEY ("team_id","shoot_id") REFERENCES "public"."shoots"("team_id","id") ON DELETE cascade ON UPDATE no action;