ALTER TABLE `feedback` ADD `race` text;--> statement-breakpoint
ALTER TABLE `feedback` ADD `sport` text;--> statement-breakpoint
ALTER TABLE `feedback` ADD `same_as` integer;--> statement-breakpoint
ALTER TABLE `feedback` ADD `passed_on_at` text;--> statement-breakpoint
CREATE INDEX `feedback_same_as` ON `feedback` (`same_as`) WHERE "feedback"."same_as" IS NOT NULL;