ALTER TABLE `review_answer` ADD `announced_at` text;--> statement-breakpoint
CREATE INDEX `review_answer_unannounced` ON `review_answer` (`review_id`) WHERE "review_answer"."announced_at" IS NULL;--> statement-breakpoint
-- Answers that were published before such emails existed are not told.
UPDATE `review_answer` SET `announced_at` = `written_at` WHERE `state` = 'approved';
