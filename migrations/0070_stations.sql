CREATE TABLE `check_in` (
	`device` text NOT NULL,
	`sequence` integer NOT NULL,
	`station_id` integer NOT NULL,
	`entry_id` integer NOT NULL,
	`undoes_device` text,
	`undoes_sequence` integer,
	`number` integer,
	`device_at` text NOT NULL,
	`at` text NOT NULL,
	`received_at` text NOT NULL,
	`doubt` text,
	PRIMARY KEY(`device`, `sequence`),
	FOREIGN KEY (`station_id`) REFERENCES `station`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`entry_id`) REFERENCES `entry`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "check_in_undoes" CHECK(("check_in"."undoes_device" IS NULL) = ("check_in"."undoes_sequence" IS NULL) AND ("check_in"."undoes_device" IS NULL OR "check_in"."number" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `check_in_entry` ON `check_in` (`entry_id`);--> statement-breakpoint
CREATE INDEX `check_in_station` ON `check_in` (`station_id`);--> statement-breakpoint
CREATE TABLE `station` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`edition_id` integer NOT NULL,
	`name` text NOT NULL,
	`races` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`ends_at` text NOT NULL,
	FOREIGN KEY (`edition_id`) REFERENCES `edition`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `station_token_hash_unique` ON `station` (`token_hash`);--> statement-breakpoint
CREATE INDEX `station_edition` ON `station` (`edition_id`);