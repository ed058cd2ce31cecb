CREATE TABLE `event_picture` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer,
	`draft_id` text,
	`file` text NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`is_cover` integer DEFAULT false NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`focal_x` real DEFAULT 0.5 NOT NULL,
	`focal_y` real DEFAULT 0.5 NOT NULL,
	`alts` text DEFAULT '{}' NOT NULL,
	`is_decoration` integer DEFAULT false NOT NULL,
	`credit` text,
	`licence` text,
	`member_id` integer,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "event_picture_owner" CHECK("event_picture"."event_id" IS NOT NULL OR "event_picture"."draft_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_picture_file_unique` ON `event_picture` (`file`);--> statement-breakpoint
CREATE INDEX `event_picture_of` ON `event_picture` (`event_id`,`position`);--> statement-breakpoint
CREATE INDEX `event_picture_draft` ON `event_picture` (`draft_id`);--> statement-breakpoint
CREATE INDEX `event_picture_member` ON `event_picture` (`member_id`);--> statement-breakpoint
CREATE INDEX `event_picture_removed` ON `event_picture` (`removed_at`);