CREATE TABLE `sample_organiser` (
	`organiser_id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`organiser_id`) REFERENCES `organiser`(`id`) ON UPDATE no action ON DELETE no action
);
