CREATE TABLE `claim_answer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`claim_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`text` text NOT NULL,
	`sent_at` text NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `claim_answer_of` ON `claim_answer` (`member_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `claim_answer_once` ON `claim_answer` (`claim_id`,`member_id`);--> statement-breakpoint
CREATE TABLE `event_claim` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`state` text NOT NULL,
	`address` text,
	`hash` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`expires_at` text,
	`text` text,
	`link` text,
	`locale` text NOT NULL,
	`sent_at` text NOT NULL,
	`decided_at` text,
	`replaced` text,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `event_claim_of_event` ON `event_claim` (`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_claim_once` ON `event_claim` (`member_id`,`event_id`);--> statement-breakpoint
CREATE TABLE `organiser_invitation` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organiser_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`hash` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organiser_invitation_hash_unique` ON `organiser_invitation` (`hash`);--> statement-breakpoint
CREATE INDEX `organiser_invitation_by` ON `organiser_invitation` (`member_id`);--> statement-breakpoint
CREATE INDEX `organiser_invitation_to` ON `organiser_invitation` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `organiser_invitation_once` ON `organiser_invitation` (`organiser_id`,`email`);--> statement-breakpoint
ALTER TABLE `organiser` ADD `verified_on` text;--> statement-breakpoint
ALTER TABLE `organiser_member` ADD `role` text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE `organiser_member` ADD `created_at` text;