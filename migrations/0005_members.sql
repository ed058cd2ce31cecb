CREATE TABLE `action_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`member_id` integer,
	`address` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `action_token_of` ON `action_token` (`member_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `action_token_expires` ON `action_token` (`expires_at`);--> statement-breakpoint
CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`action` text NOT NULL,
	`member_id` integer,
	`agent` text,
	`country` text,
	`request_id` text,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_of` ON `audit` (`member_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
CREATE TABLE `delivered_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`address` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `identity` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`member_id` integer NOT NULL,
	`email` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `identity_of` ON `identity` (`member_id`);--> statement-breakpoint
CREATE TABLE `mail` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`member_id` integer,
	`address` text NOT NULL,
	`locale` text NOT NULL,
	`details` text NOT NULL,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` text,
	`failed_at` text,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `mail_due` ON `mail` (`due_at`) WHERE "mail"."sent_at" IS NULL AND "mail"."failed_at" IS NULL;--> statement-breakpoint
CREATE INDEX `mail_of` ON `mail` (`member_id`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` text NOT NULL,
	`dropped_at` text,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `media_of` ON `media` (`member_id`);--> statement-breakpoint
CREATE INDEX `media_dropped` ON `media` (`dropped_at`);--> statement-breakpoint
CREATE TABLE `member` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`role` text NOT NULL,
	`password_hash` text,
	`locale` text NOT NULL,
	`country` text,
	`city` text,
	`bio` text,
	`links` text DEFAULT '{}' NOT NULL,
	`sports` text DEFAULT '[]' NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`avatar_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`confirmed_at` text,
	`delete_at` text,
	CONSTRAINT "member_role" CHECK("member"."role" IN ('athlete', 'organiser', 'moderator'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_username_key_unique` ON `member` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `member_email_key_unique` ON `member` (`email_key`);--> statement-breakpoint
CREATE INDEX `member_delete_at` ON `member` (`delete_at`);--> statement-breakpoint
CREATE TABLE `organiser_member` (
	`organiser_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	PRIMARY KEY(`organiser_id`, `member_id`),
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `organiser_member_of` ON `organiser_member` (`member_id`);--> statement-breakpoint
CREATE TABLE `session` (
	`hash` text PRIMARY KEY NOT NULL,
	`public_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`created_at` text NOT NULL,
	`seen_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`agent` text NOT NULL,
	`country` text,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_public_id_unique` ON `session` (`public_id`);--> statement-breakpoint
CREATE INDEX `session_of` ON `session` (`member_id`);--> statement-breakpoint
CREATE INDEX `session_expires` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `turn_count` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`until` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `turn_count_until` ON `turn_count` (`until`);--> statement-breakpoint
CREATE TABLE `used_credential` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` text NOT NULL
);
