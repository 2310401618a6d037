-- A shoot has one team. Without knowing that, PostgreSQL multiplies how rare the team and the shoots are, expects one row in a
-- database of many teams, and reads lists once for each shoot.
CREATE STATISTICS "shoots_of_team" (dependencies) ON "team_id", "id" FROM "shoots";--> statement-breakpoint
CREATE STATISTICS "shoot_participants_of_team" (dependencies) ON "team_id", "shoot_id" FROM "shoot_participants";--> statement-breakpoint
CREATE STATISTICS "shoot_costumes_of_team" (dependencies) ON "team_id", "shoot_id" FROM "shoot_costumes";--> statement-breakpoint
ANALYZE "shoots", "shoot_participants", "shoot_costumes";
