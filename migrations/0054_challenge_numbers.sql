ALTER TABLE `challenge_member` ADD `is_named` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `challenge_member` ADD `done_number` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `challenge_member_number` ON `challenge_member` (`challenge_id`,`done_number`) WHERE "challenge_member"."done_number" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `challenge_member_unnumbered` ON `challenge_member` (`challenge_id`,`done_on`) WHERE "challenge_member"."done_on" IS NOT NULL AND "challenge_member"."done_number" IS NULL;