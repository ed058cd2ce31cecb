-- Confirmed subscriptions of addresses that have a confirmed account become that member's. `email_key` has its index; it
-- leaves out the dots of Gmail, so that the address itself is compared as well.
UPDATE `newsletter_subscription` SET `member_id` = (SELECT `m`.`id` FROM `member` `m`
  WHERE `m`.`confirmed_at` IS NOT NULL AND lower(`m`.`email`) = `newsletter_subscription`.`email` AND `m`.`email_key` = CASE
    WHEN `newsletter_subscription`.`email` LIKE '%@gmail.com' OR `newsletter_subscription`.`email` LIKE '%@googlemail.com'
    THEN replace(substr(`newsletter_subscription`.`email`, 1, instr(`newsletter_subscription`.`email`, '@') - 1), '.', '') || '@gmail.com'
    ELSE `newsletter_subscription`.`email` END
  AND NOT EXISTS (SELECT 1 FROM `newsletter_subscription` `other` WHERE `other`.`member_id` = `m`.`id`))
WHERE `member_id` IS NULL AND `confirmed_at` IS NOT NULL;
