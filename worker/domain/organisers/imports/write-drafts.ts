import { draftIdOf } from '../../../../src/model/event/draft-ids.ts'
import { emptyEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import type { Database } from '../../../db/client.ts'
import { storedRowFacts } from '../../../imports/row-facts.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { sourcesOf } from './draft-facts.ts'
import type { ImportRecord } from './import-record.ts'
import { planEvent } from './plan-event.ts'
import { openEvents, targetKey, type EventTarget, type OpenEvent } from './present-events.ts'

/** Events that one call writes: one batch of a few statements, each with one JSON text. */
const eventsPerBatch = 150
/** Published events among them, of which all facts are read. */
const publishedPerBatch = 30

interface RowOfKey extends EventTarget {
  number: number
  key: string
  facts: string
  city_id: number
  score: number | null
}

const keysSql = `SELECT event_key AS key, max(score IS NULL AND event_id IS NOT NULL) AS "isPublished"
  FROM event_import_row WHERE import_id = ?1 AND state IN ('new', 'changed')
  GROUP BY event_key ORDER BY min(number) LIMIT ?2`

/** Rows of an event that were written before belong to its facts too. */
const rowsSql = `SELECT number, event_key AS key, facts, city_id, event_id AS "eventId", draft_id AS "draftId", score
  FROM event_import_row WHERE import_id = ?1 AND event_key IN (SELECT value FROM json_each(?2))
    AND state IN ('new', 'changed', 'same', 'kept', 'written') ORDER BY number`

/** An import that is taken back while a batch is on its way gets no more drafts. */
const isWriting = `EXISTS (SELECT 1 FROM event_import WHERE id = ?1 AND state = 'writing')`

// A second writer of the same batch inserts nothing: the id of a draft follows from the import and the event, and an event
// has one draft. An event that went to another organisation gets none.
const insertSql = `INSERT INTO event_draft
  (id, event_id, organiser_id, base, facts, sources, version, import_id, created_at, updated_at, updated_by)
  SELECT n.value ->> 0, n.value ->> 6, ?2, n.value ->> 7, n.value ->> 1, n.value ->> 2, 0, ?1, ?3, ?3,
    (SELECT member_id FROM event_import WHERE id = ?1)
  FROM json_each(?4) n WHERE n.value ->> 3 IS NULL AND ${isWriting} AND (n.value ->> 6 IS NULL
    OR EXISTS (SELECT 1 FROM event e WHERE e.id = n.value ->> 6 AND e.organiser_id = ?2)) ON CONFLICT DO NOTHING`

const updateSql = `UPDATE event_draft SET facts = n.value ->> 1, sources = json_patch(sources, n.value ->> 2),
    version = version + 1, updated_at = ?3
  FROM json_each(?4) n WHERE event_draft.id = n.value ->> 0 AND version = n.value ->> 3 AND coalesce(
      (SELECT e.organiser_id FROM event e WHERE e.id = event_draft.event_id), event_draft.organiser_id) = ?2
    AND event_draft.facts <> n.value ->> 1 AND ${isWriting}`

// Rows of a draft that was saved in the editor between reading and writing wait for the next call, which plans them anew.
// The rows are found by their numbers: joined to a list, every row of the import would be compared with every entry.
const rowsDoneSql = `UPDATE event_import_row SET (state, draft_id, draft_version, previous, event_id, score) = (
    SELECT 'written', d.id, d.version, coalesce(event_import_row.previous, n.value ->> 5), d.event_id, NULL
    FROM json_each(?2) n CROSS JOIN event_draft d
    WHERE n.value ->> 4 = event_import_row.event_key AND d.id = n.value ->> 0)
  WHERE import_id = ?1 AND number IN (SELECT value FROM json_each(?3)) AND ${isWriting}
    AND state IN ('new', 'changed', 'same', 'kept', 'written')
    AND EXISTS (SELECT 1 FROM json_each(?2) n CROSS JOIN event_draft d
      WHERE n.value ->> 4 = event_import_row.event_key AND d.id = n.value ->> 0 AND d.facts = n.value ->> 1)`

const readAgainSql = `UPDATE event_import_row SET state = 'read'
  WHERE import_id = ?1 AND event_key IN (SELECT value FROM json_each(?2)) AND state IN ('new', 'changed') AND ${isWriting}`

/**
 * Writes the next events of an import as drafts, or into the drafts of events that the organisation has. Killed at any
 * point, it continues with the events that are left when it is called again.
 * @returns the number of events written; 0 when none is left, or while others save the same drafts
 */
export async function writeDrafts(db: Database, record: ImportRecord, now: Date): Promise<number> {
  const { $client } = db
  const { id, organiser_id: organiserId } = record
  const wanted = await nextKeys(db, id)
  if (wanted.length === 0) return 0
  const found = await $client.prepare(rowsSql).bind(id, JSON.stringify(wanted)).all<RowOfKey>()
  const events = wanted.map((key) => {
    const rows = found.results.filter((row) => row.key === key)
    return { key, rows, target: targetOf(rows) }
  })
  const targets = events.flatMap(({ target }) => target ?? [])
  const open = await openEvents(db, organiserId, targets)
  const today = now.toISOString().slice(0, 10)
  const planned = await Promise.all(
    events.map(async ({ key, rows, target }) => {
      const present = target === null ? null : open.get(targetKey(target))
      return present === undefined
        ? null
        : await draftOf(record, { key, rows, target, present, today })
    }),
  )
  const drafts = planned.flatMap((each) => each ?? [])
  // The draft of a row is gone, its event needs no change any more, or publishing refuses it since it was planned.
  const again = wanted.filter((key) => !drafts.some(([, , , , each]) => each === key))
  const numbers = found.results
    .filter(({ key }) => !again.includes(key))
    .map(({ number }) => number)
  const text = JSON.stringify(drafts)
  // New drafts are left out: the update compares each draft of the organisation with each entry.
  const updates = JSON.stringify(drafts.filter(([, , , version]) => version !== null))
  const at = now.toISOString()
  const results = await $client.batch([
    $client.prepare(insertSql).bind(id, organiserId, at, text),
    $client.prepare(updateSql).bind(id, organiserId, at, updates),
    $client.prepare(rowsDoneSql).bind(id, text, JSON.stringify(numbers)),
    $client.prepare(readAgainSql).bind(id, JSON.stringify(again)),
  ])
  return (results[2]?.meta.changes ?? 0) > 0 ? drafts.length : 0
}

async function nextKeys({ $client }: Database, id: string): Promise<string[]> {
  const { results } = await $client
    .prepare(keysSql)
    .bind(id, eventsPerBatch)
    .all<{ key: string; isPublished: number }>()
  let published = 0
  return results.flatMap(({ key, isPublished }) => {
    published += isPublished
    return published <= publishedPerBatch ? [key] : []
  })
}

/** The event that rows belong to; one of another organisation, which has a score, is none. */
function targetOf(rows: readonly RowOfKey[]): EventTarget | null {
  const row = rows.find(({ eventId, draftId, score }) =>
    score === null ? eventId !== null || draftId !== null : draftId !== null,
  )
  if (row === undefined) return null
  return { eventId: row.score === null ? row.eventId : null, draftId: row.draftId }
}

interface Target {
  key: string
  rows: readonly RowOfKey[]
  target: EventTarget | null
  present: OpenEvent | null
  today: string
}

type DraftValues = [
  id: string,
  facts: string,
  sources: string,
  version: number | null,
  key: string,
  previous: string | null,
  eventId: number | null,
  base: string,
]

/** Values of the statements; none for an event with faults. */
async function draftOf(
  { id, source }: ImportRecord,
  { key, rows, target, present, today }: Target,
): Promise<DraftValues[]> {
  const sound = rows.flatMap((row) => {
    const facts = storedRowFacts(row.facts)
    return facts === null ? [] : [{ facts, cityId: row.city_id, number: row.number }]
  })
  const { merged, faults } = planEvent(sound, present, today)
  if (sound.length === 0 || faults.size > 0) return []
  const { facts, changed } = merged
  const all = sourcesOf(facts, source)
  const sources =
    present === null
      ? all
      : Object.fromEntries(Object.entries(all).filter(([path]) => isBelow(path, changed)))
  const draft = present?.draft ?? null
  const isUnchanged = present !== null && changed.length === 0
  if (isUnchanged && draft === null) return []
  const draftId = draft?.id ?? draftIdOf((await sha256(`${id} ${key}`)).slice(0, 24))
  const previous = draft === null || draft.importId === id ? null : draft.text
  return [
    [
      draftId,
      isUnchanged ? (draft?.text ?? '') : JSON.stringify(facts),
      JSON.stringify(sources),
      draft?.version ?? null,
      key,
      previous,
      target?.eventId ?? null,
      JSON.stringify(present?.published ?? emptyEvent()),
    ],
  ]
}

const isBelow = (path: string, changed: readonly string[]): boolean =>
  changed.some((each) => path === each || path.startsWith(`${each}.`))
