ALTER TABLE `price_log` ADD `minor` integer;--> statement-breakpoint
ALTER TABLE `price_log` ADD `lowest_minor` integer;--> statement-breakpoint
ALTER TABLE `ticket_price` ADD `minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ticket_price` ADD `minor_eur` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Amounts so far are in the unit that is written. The decimals that a product shows in binary are cut before it is rounded:
-- 1.005 * 100 is 100.49999999999999.
UPDATE `ticket_price` SET
  `minor` = CAST(round(CAST(printf('%.9f', `amount` * iif(`currency` = 'JPY', 1, 100)) AS REAL)) AS INTEGER),
  `minor_eur` = CAST(round(CAST(printf('%.9f', `amount_eur` * 100) AS REAL)) AS INTEGER)
WHERE `minor` = 0;--> statement-breakpoint
UPDATE `price_log` SET
  `minor` = CAST(round(CAST(printf('%.9f', `amount` * iif(`currency` = 'JPY', 1, 100)) AS REAL)) AS INTEGER)
WHERE `amount` IS NOT NULL;--> statement-breakpoint
UPDATE `price_log` SET
  `lowest_minor` = CAST(round(CAST(printf('%.9f', `lowest` * iif(`currency` = 'JPY', 1, 100)) AS REAL)) AS INTEGER)
WHERE `lowest` IS NOT NULL;--> statement-breakpoint
UPDATE `event_news` SET
  `former` = CAST(round(CAST(printf('%.9f', CAST(`former` AS REAL) * iif(`former` LIKE '% JPY', 1, 100)) AS REAL)) AS INTEGER)
    || substr(`former`, instr(`former`, ' ')),
  `present` = CAST(round(CAST(printf('%.9f', CAST(`present` AS REAL) * iif(`present` LIKE '% JPY', 1, 100)) AS REAL)) AS INTEGER)
    || substr(`present`, instr(`present`, ' '))
WHERE `kind` = 'price';--> statement-breakpoint
-- The release before, which goes on running until the next one is deployed, writes the former columns alone.
CREATE TRIGGER `ticket_price_minor_added` AFTER INSERT ON `ticket_price`
WHEN new.`minor` = 0 AND new.`amount` <> 0
BEGIN UPDATE `ticket_price` SET
    `minor` = CAST(round(CAST(printf('%.9f', new.`amount` * iif(new.`currency` = 'JPY', 1, 100)) AS REAL)) AS INTEGER),
    `minor_eur` = CAST(round(CAST(printf('%.9f', new.`amount_eur` * 100) AS REAL)) AS INTEGER)
  WHERE `id` = new.`id`; END;--> statement-breakpoint
CREATE TRIGGER `ticket_price_minor_changed` AFTER UPDATE OF `amount`, `currency`, `amount_eur` ON `ticket_price`
WHEN new.`minor` = old.`minor` AND new.`minor_eur` = old.`minor_eur`
BEGIN UPDATE `ticket_price` SET
    `minor` = CAST(round(CAST(printf('%.9f', new.`amount` * iif(new.`currency` = 'JPY', 1, 100)) AS REAL)) AS INTEGER),
    `minor_eur` = CAST(round(CAST(printf('%.9f', new.`amount_eur` * 100) AS REAL)) AS INTEGER)
  WHERE `id` = new.`id`; END;--> statement-breakpoint
CREATE TRIGGER `price_log_minor_added` AFTER INSERT ON `price_log`
WHEN new.`minor` IS NULL AND new.`amount` IS NOT NULL OR new.`lowest_minor` IS NULL AND new.`lowest` IS NOT NULL
BEGIN UPDATE `price_log` SET
    `minor` = iif(new.`amount` IS NULL, NULL,
      CAST(round(CAST(printf('%.9f', new.`amount` * iif(new.`currency` = 'JPY', 1, 100)) AS REAL)) AS INTEGER)),
    `lowest_minor` = iif(new.`lowest` IS NULL, NULL,
      CAST(round(CAST(printf('%.9f', new.`lowest` * iif(new.`currency` = 'JPY', 1, 100)) AS REAL)) AS INTEGER))
  WHERE `race_id` = new.`race_id` AND `currency` = new.`currency` AND `day` = new.`day`; END;--> statement-breakpoint
CREATE TRIGGER `price_log_minor_changed` AFTER UPDATE OF `amount`, `lowest` ON `price_log`
WHEN new.`minor` IS old.`minor` AND new.`lowest_minor` IS old.`lowest_minor`
  AND (new.`amount` IS NOT old.`amount` OR new.`lowest` IS NOT old.`lowest`)
BEGIN UPDATE `price_log` SET
    `minor` = iif(new.`amount` IS NULL, NULL,
      CAST(round(CAST(printf('%.9f', new.`amount` * iif(new.`currency` = 'JPY', 1, 100)) AS REAL)) AS INTEGER)),
    `lowest_minor` = iif(new.`lowest` IS NULL, NULL,
      CAST(round(CAST(printf('%.9f', new.`lowest` * iif(new.`currency` = 'JPY', 1, 100)) AS REAL)) AS INTEGER))
  WHERE `race_id` = new.`race_id` AND `currency` = new.`currency` AND `day` = new.`day`; END;
