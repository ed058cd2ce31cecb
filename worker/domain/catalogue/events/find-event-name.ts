import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { eventNameColumns, eventNames, withName } from '../names/event-name.ts'

const rows = v.array(v.object({ eventId: v.number(), permalink: v.string(), ...eventNames }))

/** Name of an event in a language, with the locale of that name. @throws DomainError event-not-found */
export async function findEventName(db: Database, permalink: string, locale: Locale) {
  const [found] = await readBatch(db, [
    sql`SELECT ev.id AS "eventId", ev.permalink, ${eventNameColumns} FROM event ev WHERE ev.permalink = ${permalink}`,
  ])
  const [row] = v.parse(rows, found)
  if (row === undefined) throw new DomainError('event-not-found')
  return withName(row, locale)
}

export type NamedEvent = Awaited<ReturnType<typeof findEventName>>
