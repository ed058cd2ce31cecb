CREATE TABLE `order_link` (
	`hash` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `purchase`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_link_order` ON `order_link` (`order_id`);--> statement-breakpoint
ALTER TABLE `purchase` ADD `reminds` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `purchase_guest` ON `purchase` (lower("email")) WHERE "purchase"."buyer_id" IS NULL;--> statement-breakpoint
CREATE INDEX `purchase_reminds` ON `purchase` (`created_at`) WHERE "purchase"."reminds" = 1;--> statement-breakpoint
-- A place that is given up lowers what its order has sold.
CREATE TRIGGER `take_reduced` AFTER UPDATE OF `quantity` ON `take` WHEN old.`state` = 'sold' AND new.`state` = 'sold'
BEGIN UPDATE `stock` SET `sold` = `sold` + new.`quantity` - old.`quantity` WHERE `id` = new.`stock_id`; END;
