CREATE TABLE `newsletter_subscription` (
	`email` text PRIMARY KEY NOT NULL,
	`locale` text NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text
);
