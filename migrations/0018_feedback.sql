CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`category` text NOT NULL,
	`text` text NOT NULL,
	`fact` text,
	`link` text,
	`amount` real,
	`currency` text,
	`locale` text NOT NULL,
	`digest` text NOT NULL,
	`sent_at` text NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `feedback_sent` ON `feedback` (`member_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `feedback_of_event` ON `feedback` (`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_once` ON `feedback` (`member_id`,`event_id`,`digest`);