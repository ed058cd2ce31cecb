ALTER TABLE `purchase` ADD `terms` text;--> statement-breakpoint
ALTER TABLE `refund` ADD `note` text DEFAULT '' NOT NULL;