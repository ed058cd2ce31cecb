CREATE TABLE `job_run` (
	`name` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`has_failed` integer NOT NULL
);
