CREATE INDEX `place_name_place` ON `place_name` (`place`);--> statement-breakpoint
-- The search index has further names of cities, both spellings of ä, ö and ü, and numbers beside letters: every event is
-- indexed again.
INSERT INTO `search_outbox` (`event_id`, `queued_at`, `version`, `attempts`)
SELECT `id`, '2026-11-24T00:00:00.000Z', 1, 0 FROM `event` WHERE true
ON CONFLICT (`event_id`) DO UPDATE SET `version` = `version` + 1, `attempts` = 0;
