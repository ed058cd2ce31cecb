CREATE TABLE `participant` (
	`order_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`given_name` text NOT NULL,
	`family_name` text NOT NULL,
	`given_reading` text NOT NULL,
	`family_reading` text NOT NULL,
	`year` text NOT NULL,
	`month` text NOT NULL,
	`day` text NOT NULL,
	`guardian` text NOT NULL,
	PRIMARY KEY(`order_id`, `ordinal`),
	FOREIGN KEY (`order_id`) REFERENCES `purchase`(`id`) ON UPDATE no action ON DELETE no action
);
