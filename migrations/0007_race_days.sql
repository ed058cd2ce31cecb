-- Search documents know days and price steps of races and the names of regions. Columns that were packed before are
-- laid out otherwise: every month is read from its rows until it is packed anew, and every event is indexed again.
UPDATE `calendar_month` SET `stale` = `stale` + 1;
--> statement-breakpoint
INSERT INTO `search_outbox` (`event_id`, `queued_at`, `version`, `attempts`)
SELECT `id`, '2026-11-22T00:00:00.000Z', 1, 0 FROM `event` WHERE true
ON CONFLICT (`event_id`) DO UPDATE SET `version` = `version` + 1, `attempts` = 0;
