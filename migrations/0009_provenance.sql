ALTER TABLE `edition` ADD `lat` real;--> statement-breakpoint
ALTER TABLE `edition` ADD `lon` real;--> statement-breakpoint
ALTER TABLE `edition` ADD `venue` text;--> statement-breakpoint
ALTER TABLE `edition` ADD `venue_names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `edition` ADD `registration_source` text;--> statement-breakpoint
ALTER TABLE `edition` ADD `registration_checked_on` text;--> statement-breakpoint
ALTER TABLE `event` ADD `sources` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `ticket_price` ADD `source_url` text;--> statement-breakpoint
ALTER TABLE `ticket_price` ADD `checked_on` text;--> statement-breakpoint
-- One source stood for all facts of an event; the days of check in `checked_on` were cleared by migration 0006.
UPDATE `event` SET `sources` = json_array(json_object('url', `source_url`, 'facts', json('["name","place","dates","races"]')))
WHERE `sources` = '[]';
