CREATE TABLE `price_log` (
	`race_id` integer NOT NULL,
	`currency` text NOT NULL,
	`day` text NOT NULL,
	`amount` real,
	`lowest` real,
	`basis` text NOT NULL,
	PRIMARY KEY(`race_id`, `currency`, `day`),
	FOREIGN KEY (`race_id`) REFERENCES `race`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `price_log_day` ON `price_log` (`day`);--> statement-breakpoint
CREATE INDEX `edition_sign_up_url` ON `edition` (`registration_url`) WHERE "edition"."registration_url" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_url` ON `event` (`url`);