import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { localName } from '../../../../src/i18n/local-name.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import {
  eventNameColumns,
  eventNames,
  namesColumn,
  withName,
} from '../../catalogue/names/event-name.ts'

const rows = v.array(
  v.object({
    name: v.string(),
    email: v.string(),
    text: v.string(),
    organiser: v.string(),
    organiserNames: namesColumn,
    originalName: v.nullable(eventNames.originalName),
    originalLanguage: v.nullable(eventNames.originalLanguage),
    names: v.nullable(eventNames.names),
  }),
)

/** A message as its email shows it, with names in the reader's language. */
export interface ContactMessage {
  name: string
  email: string
  text: string
  organiser: string
  event: string | null
}

/** A stored message; null if its author has deleted the account meanwhile. */
export async function readMessage(
  db: Database,
  id: number,
  locale: Locale,
): Promise<ContactMessage | null> {
  const [found] = await readBatch(db, [
    sql`SELECT msg.name, msg.email, msg.text, o.name AS organiser, o.names AS "organiserNames", ${eventNameColumns}
      FROM organiser_message msg JOIN organiser o ON o.id = msg.organiser_id LEFT JOIN event ev ON ev.id = msg.event_id
      WHERE msg.id = ${id}`,
  ])
  const [row] = v.parse(rows, found)
  if (row === undefined) return null
  const { originalName, originalLanguage, names } = row
  const event =
    originalName === null || originalLanguage === null
      ? null
      : withName({ originalName, originalLanguage, names: names ?? {} }, locale).name
  return {
    name: row.name,
    email: row.email,
    text: row.text,
    organiser: localName({ text: row.organiser, language: '' }, row.organiserNames, locale).text,
    event,
  }
}
