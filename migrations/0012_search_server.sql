-- Events whose record in the search server is out of date. An event comes here when the index in this database has it, so
-- that whatever the server finds can be shown. `attempts` is 1 for an event that the server refused: it waits for a change.
CREATE TABLE `search_server_outbox` (
	`event_id` integer PRIMARY KEY NOT NULL,
	`queued_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `search_server_outbox_order` ON `search_server_outbox` (`attempts`, `queued_at`);
--> statement-breakpoint
-- The one row about the server: failures in a row, the milliseconds since 1970 at which it is tried again, and the rebuild
-- that is under way, for which the outbox waits.
CREATE TABLE `search_server` (
	`id` integer PRIMARY KEY NOT NULL CHECK (`id` = 1),
	`failures` integer DEFAULT 0 NOT NULL,
	`retry_at` integer DEFAULT 0 NOT NULL,
	`rebuild` text,
	`rebuild_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO `search_server` (`id`) VALUES (1);
