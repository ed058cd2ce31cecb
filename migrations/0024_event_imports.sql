CREATE TABLE `event_import` (
	`id` text PRIMARY KEY NOT NULL,
	`organiser_id` integer NOT NULL,
	`member_id` integer,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`encoding` text,
	`columns` text NOT NULL,
	`mapping` text NOT NULL,
	`defaults` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `event_import_organiser` ON `event_import` (`organiser_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `event_import_member` ON `event_import` (`member_id`);--> statement-breakpoint
CREATE INDEX `event_import_state` ON `event_import` (`state`);--> statement-breakpoint
CREATE TABLE `event_import_row` (
	`import_id` text NOT NULL,
	`number` integer NOT NULL,
	`cells` text NOT NULL,
	`state` text DEFAULT 'unchecked' NOT NULL,
	`faults` text DEFAULT '[]' NOT NULL,
	`suggestions` text DEFAULT '[]' NOT NULL,
	`event_key` text,
	`facts` text,
	`city_id` integer,
	`event_id` integer,
	`score` integer,
	`draft_id` text,
	`draft_version` integer,
	`previous` text,
	PRIMARY KEY(`import_id`, `number`),
	FOREIGN KEY (`import_id`) REFERENCES `event_import`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `event_import_row_state` ON `event_import_row` (`import_id`,`state`);--> statement-breakpoint
CREATE INDEX `event_import_row_key` ON `event_import_row` (`event_key`);