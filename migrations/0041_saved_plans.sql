ALTER TABLE `saved_event` ADD `state` text;--> statement-breakpoint
ALTER TABLE `saved_event` ADD `result_seconds` integer;