ALTER TABLE `event_import_row` ADD `family` text;--> statement-breakpoint
ALTER TABLE `event_import_row` ADD `is_taken` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `event_import_row` ADD `outcome` text;--> statement-breakpoint
CREATE INDEX `event_import_row_family` ON `event_import_row` (`family`);--> statement-breakpoint
CREATE INDEX `event_import_row_event` ON `event_import_row` (`event_id`);--> statement-breakpoint
CREATE INDEX `event_import_row_draft` ON `event_import_row` (`draft_id`);