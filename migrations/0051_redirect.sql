CREATE TABLE `redirect` (
	`from_path` text PRIMARY KEY NOT NULL,
	`event_id` integer,
	`to_path` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "redirect_target" CHECK(("redirect"."event_id" IS NULL) <> ("redirect"."to_path" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `redirect_event` ON `redirect` (`event_id`);--> statement-breakpoint
CREATE INDEX `redirect_to` ON `redirect` (`to_path`);