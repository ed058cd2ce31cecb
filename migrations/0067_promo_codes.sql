ALTER TABLE `entry` ADD `discount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `purchase` ADD `promo_id` integer;--> statement-breakpoint
ALTER TABLE `purchase` ADD `promo_code` text;