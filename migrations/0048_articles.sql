CREATE TABLE `document_article` (
	`document_id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`groups` text NOT NULL,
	`drawing` text,
	FOREIGN KEY (`document_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `document_event` (
	`document_id` integer NOT NULL,
	`permalink` text NOT NULL,
	`is_subject` integer NOT NULL,
	PRIMARY KEY(`permalink`, `document_id`),
	FOREIGN KEY (`document_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `document_event_of` ON `document_event` (`document_id`);--> statement-breakpoint
ALTER TABLE `document_locale` ADD `summary` text DEFAULT '' NOT NULL;
