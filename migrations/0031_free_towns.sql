CREATE TABLE `place_name` (
	`key` text NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`key`, `place`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `village` (
	`id` integer PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`region` text NOT NULL,
	`name` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`population` integer NOT NULL,
	`cell` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `village_cell` ON `village` (`cell`);--> statement-breakpoint
ALTER TABLE `edition` ADD `town` text;--> statement-breakpoint
ALTER TABLE `event` ADD `town` text;--> statement-breakpoint
CREATE INDEX `city_lat` ON `city` (`lat`);