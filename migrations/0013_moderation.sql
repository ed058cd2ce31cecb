CREATE TABLE `moderation_item` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`member_id` integer,
	`submitted_at` text NOT NULL,
	`state` text NOT NULL,
	`decision_id` text,
	`decided_by` integer,
	`decided_at` text,
	`reason` text,
	`answer` text,
	`opened_by` integer,
	`opened_at` text,
	`network` text,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_item_decision_id_unique` ON `moderation_item` (`decision_id`);--> statement-breakpoint
CREATE INDEX `moderation_item_waiting` ON `moderation_item` (`state`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `moderation_item_of` ON `moderation_item` (`member_id`);--> statement-breakpoint
CREATE INDEX `moderation_item_network` ON `moderation_item` (`network`) WHERE "moderation_item"."network" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_item_subject` ON `moderation_item` (`kind`,`subject_id`);--> statement-breakpoint
ALTER TABLE `member` ADD `blocked_at` text;