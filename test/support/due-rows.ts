import { undoMs } from '../../src/model/community/moderation.ts'
import { owner, type OrganiserTables } from './organiser-tables.ts'

const hourMs = 3_600_000

/** A row that each job should have handled an hour ago. Several are of one kind where a job has several. */
export async function writeDueRows(tables: OrganiserTables, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const daysAndAnHour = (days: number) => ago(days * 24 * hourMs + hourMs)
  await tables.addEvents([1])
  await tables.addMembers([{ id: 601, deleteAt: ago(hourMs) }])
  const draft = `INSERT INTO event_draft (id, organiser_id, state, base, facts, created_at, updated_at, inbox_number)`
  for (const statement of [
    `INSERT INTO search_outbox (event_id, queued_at, version, attempts) VALUES (1, '${ago(hourMs)}', 1, 0)`,
    `INSERT INTO date_renewal (event_id, due_on) VALUES (1, '2026-11-21')`,
    `INSERT INTO catalogue_count (kind, key, races, editions) VALUES ('worked-out', '2026-11-20', 0, 0), ('checked', '2026-11-20', 0, 0)`,
    `INSERT INTO media (id, member_id, purpose, width, height, bytes, created_at, dropped_at)
      VALUES ('a', ${owner}, 'avatar', 1, 1, 1, '${ago(hourMs)}', '${ago(hourMs)}')`,
    `INSERT INTO organiser_picture (organiser_id, kind, file, width, height, bytes, created_at, removed_at)
      VALUES (1, 'logo', 'b', 1, 1, 1, '${ago(hourMs)}', '${daysAndAnHour(30)}')`,
    `INSERT INTO mail (id, kind, address, locale, details, created_at, due_at)
      VALUES ('a', 'newsletter', 'a@example.org', 'en', '{}', '${ago(hourMs)}', '${ago(hourMs)}')`,
    `INSERT INTO mailing (name, day, cursor) VALUES ('alerts', '2026-11-20', ''), ('searches', '2026-11-20', '')`,
    `INSERT INTO session (hash, public_id, member_id, created_at, seen_at, expires_at, agent)
      VALUES ('a', 'a', ${owner}, '${ago(hourMs)}', '${ago(hourMs)}', '${ago(hourMs)}', '')`,
    `${draft} VALUES ('approved', 3, 'waiting', '{}', '{}', '${ago(2 * hourMs)}', '${ago(2 * hourMs)}', 7),
      ('undecided', 3, 'waiting', '{}', '{}', '${ago(2 * hourMs)}', '${ago(2 * hourMs)}', 8)`,
    `INSERT INTO moderation_item (kind, subject_id, submitted_at, state, decision_id, decided_at) VALUES
      ('event', 7, '${ago(2 * hourMs)}', 'approved', 'a', '${ago(hourMs)}'),
      ('event', 8, '${ago(2 * hourMs)}', 'waiting', NULL, NULL),
      ('correction', 1, '${ago(2 * hourMs)}', 'approved', 'b', '${ago(hourMs)}'),
      ('correction', 2, '${ago(2 * hourMs)}', 'approved', 'c', '${ago(undoMs / 2)}')`,
    `INSERT INTO event_import (id, organiser_id, kind, source, columns, mapping, defaults, state, created_at, updated_at)
      VALUES ('a', 1, 'csv', 'a.csv', '[]', '[]', '{}', 'writing', '${ago(hourMs)}', '${ago(hourMs)}')`,
    `INSERT INTO document (id, kind, slug, state, content, published_at, updated_at)
      VALUES (2, 'page', 'a', 'published', '{}', '${ago(2 * hourMs)}', '${ago(2 * hourMs)}')`,
    `INSERT INTO document_schedule (document_id, act, at) VALUES (2, 'withdraw', '${ago(hourMs)}')`,
    `INSERT INTO race (id, edition_id, ordinal, sport, name) VALUES (1, 1, 1, 0, '')`,
    `INSERT INTO ticket_price (race_id, amount, currency, amount_eur, valid_from)
      VALUES (1, 30, 'EUR', 30, '2026-11-21')`,
    `INSERT INTO sale (edition_id, organiser_id, currency, opens_at, closes_at, state, fee_mode, fee_basis_points, fee_fixed, version)
      VALUES (1, 1, 'EUR', '2026', '2027', 'open', 'inside', 0, 0, 0)`,
    `INSERT INTO purchase (id, token_hash, sale_id, locale, state, currency, total, fee, created_at)
      VALUES ('a', 'a', 1, 'en', 'refunded', 'EUR', 30, 0, '${ago(hourMs)}')`,
    `INSERT INTO payment (id, order_id, attempt, method, amount, currency, state, at)
      VALUES ('a', 'a', 1, 'test-card', 30, 'EUR', 'succeeded', '${ago(hourMs)}')`,
    `INSERT INTO payment (id, order_id, attempt, method, provider_id, amount, currency, state, at)
      VALUES ('b', 'a', 2, 'test-card', 'late:b', 30, 'EUR', 'created', '${ago(hourMs)}')`,
    `INSERT INTO refund (id, payment_id, amount, fee_back, reason, state, at)
      VALUES ('a', 'a', 30, 0, 'cancelled', 'asked', '${ago(hourMs)}')`,
    `INSERT INTO purchase (id, token_hash, sale_id, email, reminds, locale, state, currency, total, fee, created_at)
      VALUES ('c', 'c', 1, 'ada@example.org', 1, 'en', 'held', 'EUR', 30, 0, '${ago(3 * hourMs)}')`,
    `INSERT INTO stock (id, race_id, kind, quantity) VALUES (1, 1, 'places', 1)`,
    `INSERT INTO take (order_id, stock_id, quantity, state, until) VALUES ('c', 1, 1, 'held', '${ago(2 * hourMs)}')`,
    `INSERT INTO waiting (race_id, turn, size, email, locale, token_hash, state, order_id, created_at, changed_at)
      VALUES (1, 1, 1, 'ada@example.org', 'en', 'a', 'offered', 'c', '${ago(3 * hourMs)}', '${ago(3 * hourMs)}')`,
    `INSERT INTO feedback (id, member_id, event_id, category, text, path, locale, digest, sent_at) VALUES
      (1, ${owner}, 1, 'wrong-fact', '', 'x', 'en', 'a', '${ago(2 * hourMs)}'),
      (2, ${owner}, 1, 'wrong-fact', '', 'x', 'en', 'b', '${ago(2 * hourMs)}'),
      (3, ${owner}, 1, 'wrong-fact', '', 'x', 'en', 'c', '${daysAndAnHour(7)}')`,
    `INSERT INTO document (id, kind, slug, state, content, published_at, updated_at)
      VALUES (1, 'challenge', 'a', 'published', '{}', '${ago(hourMs)}', '${ago(hourMs)}')`,
    `INSERT INTO challenge_rule (challenge_id, version) VALUES (1, 1)`,
    `INSERT INTO challenge_member (challenge_id, member_id, joined_at) VALUES (1, ${owner}, '${ago(hourMs)}')`,
  ])
    await tables.run(statement)
}
