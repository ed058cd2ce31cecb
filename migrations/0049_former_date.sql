CREATE TABLE `former_date` (
	`event_id` integer NOT NULL,
	`date` text NOT NULL,
	`edition_id` integer,
	PRIMARY KEY(`event_id`, `date`),
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `former_date_edition` ON `former_date` (`edition_id`);--> statement-breakpoint
-- Dates that editions had before the changes that members were told of.
INSERT OR IGNORE INTO `former_date` (`event_id`, `date`, `edition_id`)
SELECT n.`event_id`, substr(n.`former`, 1, 10), n.`edition_id`
FROM `event_news` n JOIN `edition` e ON e.`id` = n.`edition_id` AND e.`event_id` = n.`event_id`
WHERE n.`kind` IN ('moved', 'confirmed') AND n.`former` IS NOT NULL AND substr(n.`former`, 1, 10) <> e.`date`
ORDER BY n.`id` DESC;
