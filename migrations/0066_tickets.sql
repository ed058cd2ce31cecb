CREATE TABLE `edition_key` (
	`edition_id` integer NOT NULL,
	`number` integer NOT NULL,
	`public_key` text NOT NULL,
	`sealed_key` text NOT NULL,
	`ends_at` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`edition_id`, `number`),
	FOREIGN KEY (`edition_id`) REFERENCES `edition`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "edition_key_number" CHECK("edition_key"."number" BETWEEN 0 AND 255)
);
--> statement-breakpoint
ALTER TABLE `entry` ADD `ticket_version` integer DEFAULT 1 NOT NULL;