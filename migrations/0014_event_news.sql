CREATE TABLE `event_news` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`edition_id` integer NOT NULL,
	`kind` text NOT NULL,
	`former` text,
	`present` text,
	`day` text,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `event_news_of` ON `event_news` (`event_id`,`id`);--> statement-breakpoint
CREATE INDEX `event_news_at` ON `event_news` (`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_news_dated` ON `event_news` (`edition_id`,`kind`,`day`) WHERE "event_news"."day" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `mailing` (
	`name` text NOT NULL,
	`day` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`first_news` integer DEFAULT 0 NOT NULL,
	`last_news` integer DEFAULT 0 NOT NULL,
	`finished_at` text,
	PRIMARY KEY(`name`, `day`)
);
--> statement-breakpoint
DROP INDEX `mail_due`;--> statement-breakpoint
ALTER TABLE `mail` ADD `bulk` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `mail_waits` ON `mail` (`bulk`,`due_at`) WHERE "mail"."sent_at" IS NULL AND "mail"."failed_at" IS NULL;--> statement-breakpoint
ALTER TABLE `member` ADD `alerts_off` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscription` ADD `member_id` integer REFERENCES member(id);--> statement-breakpoint
ALTER TABLE `newsletter_subscription` ADD `public_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscription_public_id_unique` ON `newsletter_subscription` (`public_id`);--> statement-breakpoint
UPDATE `newsletter_subscription` SET `public_id` = lower(hex(randomblob(16))) WHERE `public_id` IS NULL;
