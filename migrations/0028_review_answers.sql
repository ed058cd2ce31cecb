CREATE TABLE `review_answer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`review_id` integer NOT NULL,
	`organiser_id` integer NOT NULL,
	`member_id` integer,
	`text` text NOT NULL,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`written_at` text NOT NULL,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_answer_review_id_unique` ON `review_answer` (`review_id`);--> statement-breakpoint
CREATE INDEX `review_answer_by` ON `review_answer` (`organiser_id`);--> statement-breakpoint
CREATE INDEX `review_answer_member` ON `review_answer` (`member_id`);