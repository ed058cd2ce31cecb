CREATE TABLE `item` (
	`order_id` text NOT NULL,
	`number` integer NOT NULL,
	`ordinal` integer,
	`option_id` integer NOT NULL,
	`name` text NOT NULL,
	`option` text NOT NULL,
	`quantity` integer NOT NULL,
	`price` integer NOT NULL,
	`fee` integer NOT NULL,
	PRIMARY KEY(`order_id`, `number`),
	FOREIGN KEY (`order_id`) REFERENCES `purchase`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "item_amounts" CHECK("item"."quantity" > 0 AND "item"."price" >= 0 AND "item"."fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE `sale` ADD `offer` text DEFAULT '{}' NOT NULL;