-- A source's day of check becomes its kind and day. The catalogue's checks of these two days were made with stored copies
-- of the pages; those of other days are from editors of corrections, those without a host from organisers.
UPDATE `event` SET `sources` = (
  SELECT json_group_array(json(
    CASE WHEN `value` ->> '$.checked' IS NULL THEN `value`
    ELSE json_set(json_remove(`value`, '$.checked'), '$.check', json_object(
      'kind', CASE
        WHEN `value` ->> '$.url' LIKE '/%' THEN 'organiser'
        WHEN `value` ->> '$.checked' IN ('2026-11-22', '2026-11-23') THEN 'copy'
        ELSE 'page' END,
      'on', CASE
        WHEN `value` ->> '$.url' NOT LIKE '/%' AND `value` ->> '$.checked' IN ('2026-11-22', '2026-11-23') THEN '2026-11'
        ELSE `value` ->> '$.checked' END)) END))
  FROM json_each(`event`.`sources`))
WHERE `sources` LIKE '%"checked"%';--> statement-breakpoint
UPDATE `ticket_price` SET `checked_on` = '2026-11' WHERE `checked_on` IN ('2026-11-22', '2026-11-23');--> statement-breakpoint
UPDATE `edition` SET `registration_checked_on` = '2026-11' WHERE `registration_checked_on` IN ('2026-11-22', '2026-11-23');
