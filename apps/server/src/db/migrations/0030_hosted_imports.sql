CREATE TABLE "hosted_imports" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hosted_imports_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "hosted_imports_kind" CHECK ("hosted_imports"."kind" in ('user', 'avatar', 'team'))
);
--> statement-breakpoint
CREATE TABLE "hosted_pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hosted_pictures" ADD CONSTRAINT "hosted_pictures_url_images_url_fk" FOREIGN KEY ("url") REFERENCES "public"."images"("url") ON DELETE cascade ON UPDATE no action;