-- The search index has whole names and initials of events, and whole names of their places: every event is indexed again.
INSERT INTO `search_outbox` (`event_id`, `queued_at`, `version`, `attempts`)
SELECT `id`, '2026-11-22T00:00:00.000Z', 1, 0 FROM `event` WHERE true
ON CONFLICT (`event_id`) DO UPDATE SET `version` = `version` + 1, `attempts` = 0;
