CREATE TABLE `review_report` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`review_id` integer NOT NULL,
	`category` text NOT NULL,
	`text` text,
	`sent_at` text NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `review_report_sent` ON `review_report` (`member_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `review_report_of_review` ON `review_report` (`review_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_report_once` ON `review_report` (`member_id`,`review_id`);