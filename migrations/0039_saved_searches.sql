CREATE TABLE `saved_search` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`query` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_search_of` ON `saved_search` (`query`);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_search_once` ON `saved_search` (`member_id`,`query`);--> statement-breakpoint
CREATE TABLE `saved_search_hit` (
	`day` text NOT NULL,
	`query` text NOT NULL,
	`editions` text NOT NULL,
	PRIMARY KEY(`day`, `query`)
);
