-- The embedded search engine (worker/search/d1.ts). Everything here can be rebuilt from the catalogue.
-- `id` of an event packs popularity, next day and event id, so that its order is the order of suggestions.
CREATE TABLE `search_event` (
	`id` integer PRIMARY KEY NOT NULL,
	`event_id` integer NOT NULL,
	`own` text NOT NULL,
	`words` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_event_event` ON `search_event` (`event_id`);
--> statement-breakpoint
CREATE TABLE `search_display` (
	`id` integer PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
-- Text arrives folded and cut into words, so the cheapest tokenizer does; detail=none keeps no positions.
CREATE VIRTUAL TABLE `search_own_fts` USING fts5(`words`, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='1 2 3 4 5 6 7 8');
--> statement-breakpoint
CREATE VIRTUAL TABLE `search_fts` USING fts5(`words`, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='1 2 3 4 5 6 7 8');
--> statement-breakpoint
-- `sort` packs the first day, weight and edition id: the order of the calendar.
CREATE TABLE `search_edition` (
	`sort` integer PRIMARY KEY NOT NULL,
	`event_row` integer NOT NULL,
	`end_day` integer NOT NULL,
	`span` integer NOT NULL,
	`confirmed` integer NOT NULL,
	`country` text NOT NULL,
	`city_id` integer NOT NULL,
	`races` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `search_edition_event` ON `search_edition` (`event_row`);
--> statement-breakpoint
CREATE INDEX `search_edition_span` ON `search_edition` (`span`);
--> statement-breakpoint
CREATE INDEX `search_edition_city` ON `search_edition` (`city_id`, `sort`);
--> statement-breakpoint
CREATE INDEX `search_edition_country` ON `search_edition` (`country`, `sort`, `end_day`, `confirmed`, `races`, `event_row`);
--> statement-breakpoint
CREATE TABLE `search_race` (
	`sort` integer NOT NULL,
	`race_id` integer NOT NULL,
	`event_row` integer NOT NULL,
	`end_day` integer NOT NULL,
	`confirmed` integer NOT NULL,
	`country` text NOT NULL,
	`sport` integer NOT NULL,
	`sport_group` integer NOT NULL,
	`metres` integer,
	`timed` integer NOT NULL,
	PRIMARY KEY (`sort`, `race_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `search_race_sport` ON `search_race` (`sport`, `sort`, `end_day`, `confirmed`, `country`, `metres`, `timed`, `sport_group`, `event_row`);
--> statement-breakpoint
CREATE INDEX `search_race_country` ON `search_race` (`country`, `sort`, `end_day`, `confirmed`, `sport`, `sport_group`, `metres`, `timed`, `event_row`);
--> statement-breakpoint
-- The vocabulary, and its words by the keys two words one edit apart share. `keyed` is 0 until the keys are written.
CREATE TABLE `search_word` (
	`word` text PRIMARY KEY NOT NULL,
	`events` integer NOT NULL,
	`keyed` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `search_word_unkeyed` ON `search_word` (`word`) WHERE `keyed` = 0;
--> statement-breakpoint
CREATE INDEX `search_word_unused` ON `search_word` (`word`) WHERE `events` <= 0;
--> statement-breakpoint
CREATE TABLE `search_typo` (
	`key` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY (`key`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
-- Events whose search document is out of date. `version` tells a change queued while a drain was under way.
CREATE TABLE `search_outbox` (
	`event_id` integer PRIMARY KEY NOT NULL,
	`queued_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `search_outbox_order` ON `search_outbox` (`attempts`, `queued_at`);
