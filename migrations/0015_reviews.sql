CREATE TABLE `review` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`edition_id` integer NOT NULL,
	`race_id` integer,
	`rating` integer NOT NULL,
	`course` integer,
	`organisation` integer,
	`atmosphere` integer,
	`value` integer,
	`text` text NOT NULL,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`written_at` text NOT NULL,
	`revised_at` text,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`edition_id`) REFERENCES `edition`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`race_id`) REFERENCES `race`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_rating" CHECK("review"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE INDEX `review_event_state` ON `review` (`event_id`,`state`,`written_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_member_edition` ON `review` (`member_id`,`edition_id`);--> statement-breakpoint
ALTER TABLE `event` ADD `review_count` integer DEFAULT 0 NOT NULL;