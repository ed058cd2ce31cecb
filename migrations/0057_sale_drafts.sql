CREATE TABLE `sale_draft` (
	`edition_id` integer PRIMARY KEY NOT NULL,
	`state` text DEFAULT 'editing' NOT NULL,
	`base` text NOT NULL,
	`facts` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	FOREIGN KEY (`edition_id`) REFERENCES `edition`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sale_draft_updated_by` ON `sale_draft` (`updated_by`);--> statement-breakpoint
CREATE TABLE `sale_revision` (
	`edition_id` integer NOT NULL,
	`number` integer NOT NULL,
	`origin` text NOT NULL,
	`facts` text NOT NULL,
	`changed` text NOT NULL,
	`author_id` integer,
	`at` text NOT NULL,
	PRIMARY KEY(`edition_id`, `number`),
	FOREIGN KEY (`edition_id`) REFERENCES `edition`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sale_revision_author` ON `sale_revision` (`author_id`);