CREATE TABLE `desk_presence` (
	`document_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`seen_at` text NOT NULL,
	PRIMARY KEY(`document_id`, `member_id`),
	FOREIGN KEY (`document_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `desk_presence_member` ON `desk_presence` (`member_id`);--> statement-breakpoint
CREATE TABLE `document_schedule` (
	`document_id` integer NOT NULL,
	`act` text NOT NULL,
	`at` text NOT NULL,
	`version` integer,
	`base` text,
	`content` text,
	`set_by` integer,
	`failed` text,
	PRIMARY KEY(`document_id`, `act`),
	FOREIGN KEY (`document_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`set_by`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `document_schedule_set_by` ON `document_schedule` (`set_by`);--> statement-breakpoint
ALTER TABLE `document_locale` ADD `outdated` text DEFAULT '[]' NOT NULL;