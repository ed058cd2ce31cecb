ALTER TABLE `published_draft` ADD `published_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `published_draft` SET `published_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');--> statement-breakpoint
CREATE INDEX `published_draft_published` ON `published_draft` (`published_at`);
