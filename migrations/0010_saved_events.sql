CREATE TABLE `saved_event` (
	`member_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`saved_at` text NOT NULL,
	`note` text,
	PRIMARY KEY(`member_id`, `event_id`),
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_event_of_event` ON `saved_event` (`event_id`);