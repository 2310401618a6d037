CREATE TABLE "convention_links" (
	"convention_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "convention_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "convention_links" ADD CONSTRAINT "convention_links_convention" FOREIGN KEY ("team_id","convention_id") REFERENCES "public"."conventions"("team_id","id") ON DELETE cascade ON UPDATE no action;