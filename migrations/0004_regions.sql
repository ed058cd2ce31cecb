CREATE TABLE `region` (
	`country` text NOT NULL,
	`name` text NOT NULL,
	`names` text NOT NULL,
	`slugs` text NOT NULL,
	PRIMARY KEY(`country`, `name`)
);
