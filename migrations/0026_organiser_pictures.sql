CREATE TABLE `organiser_picture` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organiser_id` integer NOT NULL,
	`kind` text NOT NULL,
	`file` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`focal_x` real DEFAULT 0.5 NOT NULL,
	`focal_y` real DEFAULT 0.5 NOT NULL,
	`member_id` integer,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organiser_picture_file_unique` ON `organiser_picture` (`file`);--> statement-breakpoint
CREATE UNIQUE INDEX `organiser_picture_in_use` ON `organiser_picture` (`organiser_id`,`kind`) WHERE "organiser_picture"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX `organiser_picture_member` ON `organiser_picture` (`member_id`);--> statement-breakpoint
CREATE INDEX `organiser_picture_removed` ON `organiser_picture` (`removed_at`);