CREATE TABLE `payout` (
	`organiser_id` integer PRIMARY KEY NOT NULL,
	`holder` text DEFAULT '' NOT NULL,
	`account` text DEFAULT '' NOT NULL,
	`bank` text DEFAULT '' NOT NULL,
	`takes_on_site` integer DEFAULT false NOT NULL,
	`stripe_account` text,
	`can_charge` integer DEFAULT false NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_stripe_account_unique` ON `payout` (`stripe_account`);--> statement-breakpoint
CREATE TABLE `provider_event` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`object_id` text NOT NULL,
	`received_at` text NOT NULL,
	`done_at` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `provider_event_due` ON `provider_event` (`due_at`) WHERE "provider_event"."done_at" IS NULL;--> statement-breakpoint
ALTER TABLE `payment` ADD `dispute` text;