CREATE TABLE `activity` (
	`id` integer PRIMARY KEY NOT NULL,
	`race_id` integer NOT NULL,
	`ordinal` integer NOT NULL,
	`sport` integer NOT NULL,
	`distance` real,
	`distance_unit_id` integer,
	`unknown_distance` integer NOT NULL,
	`metres` integer,
	`seconds` integer,
	`elevation_gain` real,
	`elevation_gain_unit_id` integer,
	`elevation_drop` real,
	`elevation_drop_unit_id` integer,
	`max_elevation` real,
	`max_elevation_unit_id` integer,
	`min_elevation` real,
	`min_elevation_unit_id` integer,
	`gain_metres` integer,
	FOREIGN KEY (`race_id`) REFERENCES `race`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `activity_race` ON `activity` (`race_id`,`ordinal`);--> statement-breakpoint
CREATE TABLE `catalogue_count` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`races` integer NOT NULL,
	`editions` integer NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE TABLE `city` (
	`id` integer PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`region` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`population` integer NOT NULL,
	`zone` text NOT NULL,
	`names` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `city_country_slug` ON `city` (`country`,`slug`);--> statement-breakpoint
CREATE INDEX `city_population` ON `city` (`population`);--> statement-breakpoint
CREATE TABLE `edition` (
	`id` integer PRIMARY KEY NOT NULL,
	`event_id` integer NOT NULL,
	`date` text NOT NULL,
	`end_date` text NOT NULL,
	`date_confirmed` integer NOT NULL,
	`sport` integer NOT NULL,
	`status` text,
	`previous_date` text,
	`city_id` integer NOT NULL,
	`zone` text NOT NULL,
	`registration_starts_on` text,
	`registration_ends_on` text,
	`registration_url` text,
	`registration_provider` text,
	`max_participants` integer,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`city_id`) REFERENCES `city`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "edition_end" CHECK("edition"."end_date" >= "edition"."date")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `edition_event_date` ON `edition` (`event_id`,`date`);--> statement-breakpoint
CREATE INDEX `edition_date` ON `edition` (`date`);--> statement-breakpoint
CREATE INDEX `edition_sport_date` ON `edition` (`sport`,`date`);--> statement-breakpoint
CREATE TABLE `event` (
	`id` integer PRIMARY KEY NOT NULL,
	`permalink` text NOT NULL,
	`name` text NOT NULL,
	`name_language` text NOT NULL,
	`organiser_id` integer,
	`city_id` integer NOT NULL,
	`venue` text,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`cell` integer NOT NULL,
	`url` text,
	`facebook` text,
	`instagram` text,
	`twitter` text,
	`youtube` text,
	`contact_email` text,
	`source_url` text NOT NULL,
	`checked_on` text NOT NULL,
	`since` integer,
	`usual_date` text,
	`weight` integer NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`city_id`) REFERENCES `city`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_permalink_unique` ON `event` (`permalink`);--> statement-breakpoint
CREATE INDEX `event_city` ON `event` (`city_id`);--> statement-breakpoint
CREATE INDEX `event_cell` ON `event` (`cell`);--> statement-breakpoint
CREATE INDEX `event_organiser` ON `event` (`organiser_id`);--> statement-breakpoint
CREATE TABLE `event_text` (
	`event_id` integer NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`event_id`, `locale`),
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `highlight` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`ordinal` integer NOT NULL,
	`edition_id` integer NOT NULL,
	PRIMARY KEY(`kind`, `key`, `ordinal`)
);
--> statement-breakpoint
CREATE TABLE `organiser` (
	`id` integer PRIMARY KEY NOT NULL,
	`permalink` text NOT NULL,
	`name` text NOT NULL,
	`site` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organiser_permalink_unique` ON `organiser` (`permalink`);--> statement-breakpoint
CREATE TABLE `race` (
	`id` integer PRIMARY KEY NOT NULL,
	`edition_id` integer NOT NULL,
	`ordinal` integer NOT NULL,
	`sport` integer NOT NULL,
	`name` text NOT NULL,
	`acronym` text,
	`date` text,
	`start_time` text,
	`venue` text,
	`min_number_of_team_members` integer,
	`max_number_of_team_members` integer,
	`minimum_age` integer,
	`max_age` integer,
	`max_participants` integer,
	`metres` integer,
	`seconds` integer,
	`gain_metres` integer,
	FOREIGN KEY (`edition_id`) REFERENCES `edition`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `race_edition` ON `race` (`edition_id`,`ordinal`);--> statement-breakpoint
CREATE TABLE `ticket_price` (
	`id` integer PRIMARY KEY NOT NULL,
	`race_id` integer NOT NULL,
	`amount` real NOT NULL,
	`currency` text NOT NULL,
	`amount_eur` real NOT NULL,
	`valid_from` text,
	`valid_until` text,
	FOREIGN KEY (`race_id`) REFERENCES `race`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ticket_price_race` ON `ticket_price` (`race_id`);