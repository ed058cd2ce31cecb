CREATE TABLE `entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`race_id` integer NOT NULL,
	`ordinal` integer NOT NULL,
	`step_id` integer NOT NULL,
	`price` integer NOT NULL,
	`fee` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `purchase`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`race_id`) REFERENCES `race`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "entry_price" CHECK("entry"."price" >= 0 AND "entry"."fee" >= 0)
);
--> statement-breakpoint
CREATE INDEX `entry_race` ON `entry` (`race_id`,`state`);--> statement-breakpoint
CREATE UNIQUE INDEX `entry_ordinal` ON `entry` (`order_id`,`ordinal`);--> statement-breakpoint
CREATE TABLE `payment` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`method` text NOT NULL,
	`provider_id` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `purchase`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_amount" CHECK("payment"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_provider_id_unique` ON `payment` (`provider_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_attempt` ON `payment` (`order_id`,`attempt`);--> statement-breakpoint
CREATE TABLE `posting` (
	`movement` text NOT NULL,
	`side` integer NOT NULL,
	`account` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`movement`, `side`),
	CONSTRAINT "posting_side" CHECK("posting"."side" IN (-1, 1) AND "posting"."amount" * "posting"."side" > 0)
);
--> statement-breakpoint
CREATE INDEX `posting_account` ON `posting` (`account`,`currency`);--> statement-breakpoint
CREATE TABLE `price_step` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`race_id` integer NOT NULL,
	`ordinal` integer NOT NULL,
	`amount` integer NOT NULL,
	`valid_until` text,
	FOREIGN KEY (`race_id`) REFERENCES `race`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "price_step_amount" CHECK("price_step"."amount" BETWEEN 0 AND 10000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_step_ordinal` ON `price_step` (`race_id`,`ordinal`);--> statement-breakpoint
CREATE TABLE `purchase` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`sale_id` integer NOT NULL,
	`buyer_id` integer,
	`email` text,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`total` integer NOT NULL,
	`fee` integer NOT NULL,
	`extensions` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`paid_at` text,
	FOREIGN KEY (`sale_id`) REFERENCES `sale`(`edition_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchase_amounts" CHECK("purchase"."total" >= 0 AND "purchase"."fee" BETWEEN 0 AND "purchase"."total"),
	CONSTRAINT "purchase_state" CHECK("purchase"."state" IN ('held', 'paying', 'awaiting', 'paid', 'cancelled', 'refunded')),
	CONSTRAINT "purchase_extensions" CHECK("purchase"."extensions" BETWEEN 0 AND 2)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_token_hash_unique` ON `purchase` (`token_hash`);--> statement-breakpoint
CREATE INDEX `purchase_sale` ON `purchase` (`sale_id`,`state`);--> statement-breakpoint
CREATE INDEX `purchase_buyer` ON `purchase` (`buyer_id`);--> statement-breakpoint
CREATE TABLE `receipt` (
	`seller_id` integer NOT NULL,
	`year` integer NOT NULL,
	`number` integer NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`cause` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`seller_id`, `year`, `number`),
	FOREIGN KEY (`seller_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `purchase`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipt_cause_unique` ON `receipt` (`cause`);--> statement-breakpoint
CREATE TABLE `refund` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount` integer NOT NULL,
	`fee_back` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_amount" CHECK("refund"."amount" > 0 AND "refund"."fee_back" >= 0)
);
--> statement-breakpoint
CREATE INDEX `refund_payment` ON `refund` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refund_asked` ON `refund` (`id`) WHERE "refund"."state" = 'asked';--> statement-breakpoint
CREATE TABLE `sale` (
	`edition_id` integer PRIMARY KEY NOT NULL,
	`organiser_id` integer NOT NULL,
	`currency` text NOT NULL,
	`opens_at` text NOT NULL,
	`closes_at` text NOT NULL,
	`state` text NOT NULL,
	`fee_mode` text NOT NULL,
	`fee_basis_points` integer NOT NULL,
	`fee_fixed` integer NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`edition_id`) REFERENCES `edition`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_window" CHECK("sale"."closes_at" > "sale"."opens_at"),
	CONSTRAINT "sale_fee" CHECK("sale"."fee_basis_points" BETWEEN 0 AND 10000 AND "sale"."fee_fixed" BETWEEN 0 AND 10000000)
);
--> statement-breakpoint
CREATE TABLE `stock` (
	`id` integer PRIMARY KEY NOT NULL,
	`race_id` integer NOT NULL,
	`kind` text NOT NULL,
	`owner_id` integer DEFAULT 0 NOT NULL,
	`quantity` integer NOT NULL,
	`sold` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`race_id`) REFERENCES `race`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_quantity" CHECK("stock"."quantity" >= 0),
	CONSTRAINT "stock_sold" CHECK("stock"."sold" BETWEEN 0 AND "stock"."quantity")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_owner` ON `stock` (`race_id`,`kind`,`owner_id`);--> statement-breakpoint
CREATE TABLE `take` (
	`order_id` text NOT NULL,
	`stock_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`state` text NOT NULL,
	`until` text NOT NULL,
	PRIMARY KEY(`order_id`, `stock_id`),
	FOREIGN KEY (`stock_id`) REFERENCES `stock`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "take_state" CHECK("take"."state" IN ('held', 'sold', 'freed')),
	CONSTRAINT "take_quantity" CHECK("take"."quantity" BETWEEN 1 AND 50)
);
--> statement-breakpoint
CREATE INDEX `take_live` ON `take` (`stock_id`,`until`,`quantity`) WHERE "take"."state" = 'held';--> statement-breakpoint
CREATE TRIGGER `take_sold` AFTER UPDATE OF `state` ON `take` WHEN new.`state` = 'sold' AND old.`state` <> 'sold'
BEGIN UPDATE `stock` SET `sold` = `sold` + new.`quantity` WHERE `id` = new.`stock_id`; END;--> statement-breakpoint
CREATE TRIGGER `take_freed` AFTER UPDATE OF `state` ON `take` WHEN old.`state` = 'sold' AND new.`state` <> 'sold'
BEGIN UPDATE `stock` SET `sold` = `sold` - old.`quantity` WHERE `id` = new.`stock_id`; END;
