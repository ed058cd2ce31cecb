CREATE TABLE `list_link` (
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`shows_name` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`member_id`, `kind`),
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `list_link_hash_unique` ON `list_link` (`hash`);