ALTER TABLE "images" ADD COLUMN "bytes" integer DEFAULT 500000 NOT NULL;--> statement-breakpoint
CREATE INDEX "images_team_bytes" ON "images" USING btree ("team_id","bytes");