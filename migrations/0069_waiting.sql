CREATE TABLE `waiting` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`race_id` integer NOT NULL,
	`turn` integer,
	`size` integer NOT NULL,
	`member_id` integer,
	`email` text NOT NULL,
	`locale` text NOT NULL,
	`token_hash` text NOT NULL,
	`link_hash` text,
	`state` text NOT NULL,
	`order_id` text,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL,
	FOREIGN KEY (`race_id`) REFERENCES `race`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `purchase`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "waiting_size" CHECK("waiting"."size" BETWEEN 1 AND 50),
	CONSTRAINT "waiting_state" CHECK("waiting"."state" IN ('unconfirmed', 'waiting', 'offered', 'taken', 'passed', 'left'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_token_hash_unique` ON `waiting` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_order_id_unique` ON `waiting` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_turn` ON `waiting` (`race_id`,`turn`);--> statement-breakpoint
CREATE INDEX `waiting_line` ON `waiting` (`race_id`,`turn`,`size`) WHERE "waiting"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX `waiting_offered` ON `waiting` (`race_id`) WHERE "waiting"."state" = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_once` ON `waiting` (`race_id`,lower("email")) WHERE "waiting"."state" IN ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX `waiting_member` ON `waiting` (`member_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_link` ON `waiting` (`link_hash`);--> statement-breakpoint
CREATE TABLE `waiting_step` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`waiting_id` integer NOT NULL,
	`state` text NOT NULL,
	`room` integer NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`waiting_id`) REFERENCES `waiting`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `waiting_step_of` ON `waiting_step` (`waiting_id`,`id`);--> statement-breakpoint
CREATE TRIGGER `waiting_joined` AFTER INSERT ON `waiting`
BEGIN INSERT INTO `waiting_step` (`waiting_id`, `state`, `room`, `at`)
  VALUES (new.`id`, new.`state`, max(0, min(
    coalesce((SELECT s.`quantity` - s.`sold` - (SELECT coalesce(sum(t.`quantity`), 0) FROM `take` t
        WHERE t.`stock_id` = s.`id` AND t.`state` = 'held' AND t.`until` > new.`changed_at`)
      FROM `stock` s WHERE s.`race_id` = new.`race_id` AND s.`kind` = 'places'), 0),
    (SELECT coalesce(sum(max(0, s.`quantity` - s.`sold` - (SELECT coalesce(sum(t.`quantity`), 0) FROM `take` t
        WHERE t.`stock_id` = s.`id` AND t.`state` = 'held' AND t.`until` > new.`changed_at`))), 0)
      FROM `price_step` p JOIN `stock` s ON s.`race_id` = p.`race_id` AND s.`kind` = 'step' AND s.`owner_id` = p.`id`
      WHERE p.`race_id` = new.`race_id` AND (p.`valid_until` IS NULL OR p.`valid_until` > new.`changed_at`)))), new.`changed_at`); END;--> statement-breakpoint
CREATE TRIGGER `waiting_changed` AFTER UPDATE OF `state` ON `waiting` WHEN new.`state` <> old.`state`
BEGIN INSERT INTO `waiting_step` (`waiting_id`, `state`, `room`, `at`)
  VALUES (new.`id`, new.`state`, max(0, min(
    coalesce((SELECT s.`quantity` - s.`sold` - (SELECT coalesce(sum(t.`quantity`), 0) FROM `take` t
        WHERE t.`stock_id` = s.`id` AND t.`state` = 'held' AND t.`until` > new.`changed_at`)
      FROM `stock` s WHERE s.`race_id` = new.`race_id` AND s.`kind` = 'places'), 0),
    (SELECT coalesce(sum(max(0, s.`quantity` - s.`sold` - (SELECT coalesce(sum(t.`quantity`), 0) FROM `take` t
        WHERE t.`stock_id` = s.`id` AND t.`state` = 'held' AND t.`until` > new.`changed_at`))), 0)
      FROM `price_step` p JOIN `stock` s ON s.`race_id` = p.`race_id` AND s.`kind` = 'step' AND s.`owner_id` = p.`id`
      WHERE p.`race_id` = new.`race_id` AND (p.`valid_until` IS NULL OR p.`valid_until` > new.`changed_at`)))), new.`changed_at`); END;
