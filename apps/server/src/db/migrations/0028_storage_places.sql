ALTER TABLE "costumes" ADD COLUMN "storage_place" text;--> statement-breakpoint
ALTER TABLE "equipment" ADD COLUMN "storage_place" text;--> statement-breakpoint
ALTER TABLE "props" ADD COLUMN "storage_place" text;