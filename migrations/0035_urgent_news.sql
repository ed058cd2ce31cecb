CREATE TABLE `anonymous_report` (
	`id` integer PRIMARY KEY NOT NULL,
	`review_id` integer NOT NULL,
	`category` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `anonymous_report_of_review` ON `anonymous_report` (`review_id`);--> statement-breakpoint
ALTER TABLE `event_news` ADD `urgent_cursor` integer;--> statement-breakpoint
ALTER TABLE `event_news` ADD `urgent_done_at` text;--> statement-breakpoint
CREATE INDEX `event_news_urgent` ON `event_news` (`id`) WHERE "event_news"."urgent_cursor" IS NOT NULL AND "event_news"."urgent_done_at" IS NULL;