ALTER TABLE `edition` ADD `added_on` text DEFAULT '2026-11-21' NOT NULL;--> statement-breakpoint
ALTER TABLE `event` ADD `rating` real;--> statement-breakpoint
ALTER TABLE `race` ADD `sold_out` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- The calendar's part of search is one document an edition, and columns of a month made of them
-- (worker/search/columns); `search_edition` and `search_race` are no longer written or read. Everything here can be
-- rebuilt from the catalogue.
-- `sort` packs the first day, weight and edition id: the order of the calendar. `month` counts months since 1970.
CREATE TABLE `calendar_edition` (
	`sort` integer PRIMARY KEY NOT NULL,
	`event_row` integer NOT NULL,
	`month` integer NOT NULL,
	`end_day` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `calendar_edition_event` ON `calendar_edition` (`event_row`);
--> statement-breakpoint
CREATE INDEX `calendar_edition_month` ON `calendar_edition` (`month`, `sort`);
--> statement-breakpoint
-- What is packed of a month. `token` names the packed state for caches; `stale` counts changes since.
CREATE TABLE `calendar_month` (
	`month` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`stale` integer NOT NULL,
	`last_day` integer NOT NULL
);
--> statement-breakpoint
-- The columns of a month in base64, in parts that stay below D1's bound of 2 MB a value.
CREATE TABLE `calendar_columns` (
	`month` integer NOT NULL,
	`part` integer NOT NULL,
	`payload` text NOT NULL,
	PRIMARY KEY (`month`, `part`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `search_outbox` (`event_id`, `queued_at`, `version`, `attempts`)
SELECT `id`, '2026-11-21T00:00:00.000Z', 1, 0 FROM `event` WHERE true
ON CONFLICT (`event_id`) DO UPDATE SET `version` = `version` + 1, `attempts` = 0;
