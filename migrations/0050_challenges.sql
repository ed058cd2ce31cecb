CREATE TABLE `challenge_member` (
	`challenge_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`joined_at` text NOT NULL,
	`is_listed` integer DEFAULT false NOT NULL,
	`have` integer DEFAULT 0 NOT NULL,
	`fills` text DEFAULT '[]' NOT NULL,
	`is_linked` integer DEFAULT false NOT NULL,
	`done_on` text,
	`done_at` text,
	`rule_version` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`challenge_id`, `member_id`),
	FOREIGN KEY (`challenge_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `challenge_member_of` ON `challenge_member` (`member_id`);--> statement-breakpoint
CREATE INDEX `challenge_member_due` ON `challenge_member` (`challenge_id`,`rule_version`,`member_id`);--> statement-breakpoint
CREATE INDEX `challenge_member_listed` ON `challenge_member` (`challenge_id`,"have" DESC,`done_on`,`joined_at`) WHERE "challenge_member"."is_listed" = 1;--> statement-breakpoint
CREATE TABLE `challenge_proof` (
	`code` text PRIMARY KEY NOT NULL,
	`challenge_id` integer NOT NULL,
	`member_id` integer,
	`given_at` text NOT NULL,
	`rule_version` integer NOT NULL,
	FOREIGN KEY (`challenge_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `challenge_proof_of` ON `challenge_proof` (`member_id`,`challenge_id`);--> statement-breakpoint
CREATE TABLE `challenge_rule` (
	`challenge_id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`challenge_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `result` (
	`member_id` integer NOT NULL,
	`race_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`day` text NOT NULL,
	`sport` integer NOT NULL,
	`metres` integer,
	`gain` integer,
	`country` text NOT NULL,
	`does_count` integer NOT NULL,
	`seconds` integer,
	`link` text,
	`declared_at` text NOT NULL,
	`facts_at` text NOT NULL,
	PRIMARY KEY(`member_id`, `race_id`),
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `event`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `result_event` ON `result` (`event_id`,`facts_at`);--> statement-breakpoint
CREATE INDEX `event_updated` ON `event` (`updated_at`);--> statement-breakpoint
CREATE INDEX `member_city` ON `member` (`city_id`);