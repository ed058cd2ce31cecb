CREATE TABLE `waiver` (
	`edition_id` integer NOT NULL,
	`version` integer NOT NULL,
	`text` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`edition_id`, `version`),
	FOREIGN KEY (`edition_id`) REFERENCES `edition`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `participant` ADD `consent` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `participant` ADD `waiver` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `participant` ADD `waived_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `participant` ADD `answers` text DEFAULT '{}' NOT NULL;