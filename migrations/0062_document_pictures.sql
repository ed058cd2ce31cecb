CREATE TABLE `document_picture` (
	`file` text PRIMARY KEY NOT NULL,
	`document_id` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`is_published` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `document_picture_document` ON `document_picture` (`document_id`);--> statement-breakpoint
CREATE INDEX `document_picture_unpublished` ON `document_picture` (`created_at`) WHERE "document_picture"."is_published" = 0;