import * as v from 'valibot'
import { draftIdOf } from '../../../../src/model/event/draft-ids.ts'
import { emptyEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import { eventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { storedRowFacts } from '../../../imports/row-facts.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { factsOfImportedRows, sourcesOf } from './draft-facts.ts'
import type { ImportRecord } from './import-record.ts'
import { draftsOfKeys, type KnownDraft } from './known-drafts.ts'

/** Events that one call writes: one batch of three statements, each with one JSON text. */
const eventsPerBatch = 150

interface RowOfKey {
  number: number
  key: string
  facts: string
  city_id: number
}

const keysSql = `SELECT event_key AS key FROM event_import_row WHERE import_id = ?1 AND state IN ('new', 'changed')
  GROUP BY event_key ORDER BY min(number) LIMIT ?2`

/** Rows of an event that were written before belong to its facts too. */
const rowsSql = `SELECT number, event_key AS key, facts, city_id FROM event_import_row
  WHERE import_id = ?1 AND event_key IN (SELECT value FROM json_each(?2))
    AND state IN ('new', 'changed', 'same', 'written') ORDER BY number`

/** An import that is taken back while a batch is on its way gets no more drafts. */
const isWriting = `EXISTS (SELECT 1 FROM event_import WHERE id = ?1 AND state = 'writing')`

// A second writer of the same batch inserts nothing: the id of a draft follows from the import and the event.
const insertSql = `INSERT INTO event_draft
  (id, organiser_id, base, facts, sources, version, import_id, created_at, updated_at, updated_by)
  SELECT n.value ->> 0, ?2, ?3, n.value ->> 1, n.value ->> 2, 0, ?1, ?4, ?4, (SELECT member_id FROM event_import WHERE id = ?1)
  FROM json_each(?5) n WHERE n.value ->> 3 IS NULL AND ${isWriting} ON CONFLICT DO NOTHING`

const updateSql = `UPDATE event_draft SET facts = n.value ->> 1, sources = json_patch(sources, n.value ->> 2),
    version = version + 1, updated_at = ?3
  FROM json_each(?4) n WHERE event_draft.id = n.value ->> 0 AND organiser_id = ?2 AND version = n.value ->> 3
    AND event_draft.facts <> n.value ->> 1 AND ${isWriting}`

// Rows of a draft that was saved in the editor between reading and writing are kept apart from it. The rows are found by
// their numbers: joined to a list, every row of the import would be compared with every entry.
const rowsDoneSql = `UPDATE event_import_row SET (state, draft_id, draft_version, previous) = (
    SELECT CASE WHEN d.facts = n.value ->> 1 THEN 'written' ELSE 'kept' END, d.id, d.version,
      coalesce(event_import_row.previous, n.value ->> 5)
    FROM json_each(?2) n CROSS JOIN event_draft d
    WHERE n.value ->> 4 = event_import_row.event_key AND d.id = n.value ->> 0)
  WHERE import_id = ?1 AND number IN (SELECT value FROM json_each(?3))
    AND state IN ('new', 'changed', 'same', 'written') AND ${isWriting}`

const invalidSql = `UPDATE event_import_row SET state = 'mend', faults = ?3
  WHERE import_id = ?1 AND event_key IN (SELECT value FROM json_each(?2)) AND state IN ('new', 'changed')`

/**
 * Writes the next events of an import as drafts. Killed at any point, it continues with the events that are left when it is
 * called again.
 * @returns the number of events written; 0 when none is left
 */
export async function writeDrafts(db: Database, record: ImportRecord, now: Date): Promise<number> {
  const { $client } = db
  const { id, organiser_id: organiserId } = record
  const keys = await $client.prepare(keysSql).bind(id, eventsPerBatch).all<{ key: string }>()
  const wanted = keys.results.map(({ key }) => key)
  if (wanted.length === 0) return 0
  const wantedText = JSON.stringify(wanted)
  const [rows, known] = await Promise.all([
    $client.prepare(rowsSql).bind(id, wantedText).all<RowOfKey>(),
    draftsOfKeys(db, record, wanted),
  ])
  const events = await Promise.all(
    wanted.map(async (key) => {
      const rowsOfKey = rows.results.filter((row) => row.key === key)
      return await draftOf(record, key, rowsOfKey, known.get(key))
    }),
  )
  const sound = events.flatMap((event) => (event.values === null ? [] : [event.values]))
  const text = JSON.stringify(sound)
  const large = events.flatMap((event) => (event.values === null ? [event.key] : []))
  const tooLarge = new Set(large)
  const numbers = rows.results.filter(({ key }) => !tooLarge.has(key)).map(({ number }) => number)
  // New drafts are left out: the update compares each draft of the organisation with each entry.
  const updates = sound.filter(([, , , version]) => version !== null)
  const at = now.toISOString()
  const fault = JSON.stringify([{ field: 'race', fault: 'too-many' }])
  await $client.batch([
    $client.prepare(insertSql).bind(id, organiserId, JSON.stringify(emptyEvent()), at, text),
    $client.prepare(updateSql).bind(id, organiserId, at, JSON.stringify(updates)),
    $client.prepare(rowsDoneSql).bind(id, text, JSON.stringify(numbers)),
    $client.prepare(invalidSql).bind(id, JSON.stringify(large), fault),
  ])
  return wanted.length
}

/** Values of the statements; null for an event with more editions or races than one may have. */
async function draftOf(
  { id, source }: ImportRecord,
  key: string,
  rows: readonly RowOfKey[],
  known: KnownDraft | undefined,
) {
  const facts = factsOfImportedRows(
    rows.flatMap((row) => {
      const read = storedRowFacts(row.facts)
      return read === null ? [] : [{ facts: read, cityId: row.city_id }]
    }),
  )
  if (!v.is(eventFacts, facts)) return { key, values: null }
  const draftId = known?.id ?? draftIdOf((await sha256(`${id} ${key}`)).slice(0, 24))
  const sources = JSON.stringify(sourcesOf(facts, source))
  const version = known?.version ?? null
  const previous = known === undefined || known.isOfImport ? null : known.facts
  return { key, values: [draftId, JSON.stringify(facts), sources, version, key, previous] }
}
