CREATE TABLE `number_range` (
	`edition_id` integer NOT NULL,
	`first` integer NOT NULL,
	`last` integer NOT NULL,
	`race_id` integer NOT NULL,
	PRIMARY KEY(`edition_id`, `first`),
	FOREIGN KEY (`edition_id`) REFERENCES `edition`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`race_id`) REFERENCES `race`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "number_range_order" CHECK("number_range"."first" BETWEEN 1 AND "number_range"."last" AND "number_range"."last" <= 99999)
);
--> statement-breakpoint
CREATE TABLE `start_number` (
	`edition_id` integer NOT NULL,
	`number` integer NOT NULL,
	`entry_id` integer,
	`at` text NOT NULL,
	PRIMARY KEY(`edition_id`, `number`),
	FOREIGN KEY (`edition_id`) REFERENCES `edition`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`entry_id`) REFERENCES `entry`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "start_number_range" CHECK("start_number"."number" BETWEEN 1 AND 99999)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `start_number_entry` ON `start_number` (`entry_id`);