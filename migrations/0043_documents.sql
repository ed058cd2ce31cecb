CREATE TABLE `content_mark` (
	`id` integer PRIMARY KEY NOT NULL,
	`mark` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `document` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`state` text NOT NULL,
	`content` text NOT NULL,
	`published_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_slug` ON `document` (`kind`,`slug`);--> statement-breakpoint
CREATE TABLE `document_draft` (
	`document_id` integer PRIMARY KEY NOT NULL,
	`state` text DEFAULT 'editing' NOT NULL,
	`base` text NOT NULL,
	`content` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	FOREIGN KEY (`document_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `document_draft_updated_by` ON `document_draft` (`updated_by`);--> statement-breakpoint
CREATE TABLE `document_locale` (
	`document_id` integer NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`folded_title` text NOT NULL,
	`folded` text NOT NULL,
	`missing` integer NOT NULL,
	PRIMARY KEY(`document_id`, `locale`),
	FOREIGN KEY (`document_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `document_revision` (
	`document_id` integer NOT NULL,
	`number` integer NOT NULL,
	`origin` text NOT NULL,
	`content` text NOT NULL,
	`changed` text NOT NULL,
	`author_id` integer,
	`at` text NOT NULL,
	PRIMARY KEY(`document_id`, `number`),
	FOREIGN KEY (`document_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `document_revision_author` ON `document_revision` (`author_id`);--> statement-breakpoint
CREATE TABLE `document_shipped` (
	`document_id` integer PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`base` text NOT NULL,
	`declined` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `help_vote` (
	`document_id` integer NOT NULL,
	`day` text NOT NULL,
	`locale` text NOT NULL,
	`yes` integer DEFAULT 0 NOT NULL,
	`no` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`document_id`, `day`, `locale`),
	FOREIGN KEY (`document_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action
);
