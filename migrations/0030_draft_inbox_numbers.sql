ALTER TABLE `event_draft` ADD `inbox_number` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `event_draft_inbox_number_unique` ON `event_draft` (`inbox_number`);--> statement-breakpoint
-- Items of the inbox name waiting drafts by their rowid so far.
UPDATE `event_draft` SET `inbox_number` = rowid WHERE `state` = 'waiting';
