CREATE TABLE `organiser_follow` (
	`member_id` integer NOT NULL,
	`organiser_id` integer NOT NULL,
	`followed_at` text NOT NULL,
	PRIMARY KEY(`member_id`, `organiser_id`),
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `organiser_follow_of` ON `organiser_follow` (`organiser_id`);--> statement-breakpoint
CREATE TABLE `organiser_message` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organiser_id` integer NOT NULL,
	`event_id` integer,
	`member_id` integer,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`text` text NOT NULL,
	`digest` text NOT NULL,
	`sent_at` text NOT NULL,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `organiser_message_of` ON `organiser_message` (`member_id`);--> statement-breakpoint
CREATE INDEX `organiser_message_sent` ON `organiser_message` (`sent_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `organiser_message_once` ON `organiser_message` (`organiser_id`,`digest`);--> statement-breakpoint
CREATE TABLE `organiser_page` (
	`organiser_id` integer PRIMARY KEY NOT NULL,
	`about` text DEFAULT '{}' NOT NULL,
	`links` text DEFAULT '{}' NOT NULL,
	`city` text,
	`country` text,
	`contact_email` text,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `feedback` ADD `path` text;--> statement-breakpoint
ALTER TABLE `feedback` ADD `former` text;--> statement-breakpoint
ALTER TABLE `feedback` ADD `proposed` text;--> statement-breakpoint
ALTER TABLE `feedback` ADD `outcome` text;