ALTER TABLE `event` ADD `venue_names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `organiser` ADD `names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `race` ADD `names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Until now the day on which a database was loaded stood here; nobody had checked anything on it.
UPDATE `event` SET `checked_on` = '' WHERE `checked_on` <> '';
