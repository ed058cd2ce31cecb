ALTER TABLE `member` ADD `city_id` integer;--> statement-breakpoint
-- Cities whose name is written as their slug; others are found when the profile is saved again.
UPDATE `member` SET `city_id` = (SELECT `c`.`id` FROM `city` `c`
  WHERE `c`.`country` = `member`.`country` AND `c`.`slug` = lower(replace(trim(`member`.`city`), ' ', '-')))
WHERE `city` IS NOT NULL AND `country` IS NOT NULL;
