CREATE TABLE `event_draft` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` integer,
	`organiser_id` integer NOT NULL,
	`state` text DEFAULT 'editing' NOT NULL,
	`base` text NOT NULL,
	`facts` text NOT NULL,
	`sources` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`import_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_draft_event` ON `event_draft` (`event_id`);--> statement-breakpoint
CREATE INDEX `event_draft_organiser` ON `event_draft` (`organiser_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `event_draft_import` ON `event_draft` (`import_id`);--> statement-breakpoint
CREATE INDEX `event_draft_updated_by` ON `event_draft` (`updated_by`);--> statement-breakpoint
CREATE TABLE `event_page_text` (
	`event_id` integer NOT NULL,
	`kind` text NOT NULL,
	`locale` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`event_id`, `kind`, `locale`),
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `event_revision` (
	`event_id` integer NOT NULL,
	`number` integer NOT NULL,
	`origin` text NOT NULL,
	`facts` text NOT NULL,
	`changed` text NOT NULL,
	`author_id` integer,
	`at` text NOT NULL,
	PRIMARY KEY(`event_id`, `number`),
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `event_revision_author` ON `event_revision` (`author_id`);--> statement-breakpoint
ALTER TABLE `edition` ADD `status_reason` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `edition` ADD `entries_note` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `race` ADD `profile` text;