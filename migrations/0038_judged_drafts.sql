CREATE TABLE `published_draft` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` integer NOT NULL,
	`keys` text NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `event_draft` ADD `judged` text;--> statement-breakpoint
-- Drafts entered the inbox some minutes after they were sent, by a scheduled job; from now on they do at once.
UPDATE `event_draft` SET `inbox_number` = 1 + abs(random() % 9007199254740990) WHERE `state` = 'waiting' AND `inbox_number` IS NULL;--> statement-breakpoint
INSERT INTO `moderation_item` (`kind`, `subject_id`, `member_id`, `submitted_at`, `state`)
SELECT 'event', `inbox_number`, `updated_by`, `updated_at`, 'waiting' FROM `event_draft` WHERE `state` = 'waiting'
ON CONFLICT DO NOTHING;
