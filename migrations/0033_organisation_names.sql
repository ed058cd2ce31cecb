ALTER TABLE `organiser` ADD `new_name` text;--> statement-breakpoint
ALTER TABLE `organiser` ADD `decided_name` text;