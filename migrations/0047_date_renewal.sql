CREATE TABLE `date_renewal` (
	`event_id` integer PRIMARY KEY NOT NULL,
	`due_on` text NOT NULL,
	`fault` text,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `date_renewal_due` ON `date_renewal` (`due_on`);--> statement-breakpoint
CREATE INDEX `catalogue_count_empty` ON `catalogue_count` (`kind`) WHERE "catalogue_count"."races" = 0 AND "catalogue_count"."editions" = 0;--> statement-breakpoint
INSERT INTO `date_renewal` (`event_id`, `due_on`) SELECT `id`, '2026-11-24' FROM `event` WHERE `usual_date` IS NOT NULL;
