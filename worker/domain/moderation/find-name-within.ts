import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import { lookAlikeKey, organisationPermalink } from '../identity-keys/identity-keys.ts'
import type { NamedOrganisation } from './moderated-kind.ts'

/** Shorter names, such as "Run", are words of others. */
const leastCharacters = 6

const found = v.array(v.object({ name: v.string() }))

/** The words of a key between single spaces, so that a name is found between whole words only. */
const wordsOf = (key: string): string => ` ${key.replaceAll('-', ' ')} `

/**
 * The longest name of a verified organisation, or of an event that the organisation neither holds nor claims, within a
 * name, also in letters that look like others; null if it has none.
 */
export async function findNameWithin(
  db: Database,
  { id, name, event }: NamedOrganisation,
): Promise<string | null> {
  const texts = JSON.stringify([
    wordsOf(lookAlikeKey(name)),
    wordsOf(organisationPermalink(name)),
    ` ${name.toLowerCase()} `,
  ])
  const [rows] = await readBatch(db, [
    sql`SELECT name FROM (
        SELECT o.name FROM organiser o WHERE o.verified_on IS NOT NULL AND o.id <> ${id}
        UNION ALL
        SELECT ev.name FROM event ev WHERE ev.organiser_id IS NOT ${id} AND ev.permalink IS NOT ${event}
      ) WHERE length(name) >= ${leastCharacters} AND EXISTS (SELECT 1 FROM json_each(${texts}) each
        WHERE instr(each.value, ' ' || lower(replace(name, '-', ' ')) || ' ') > 0
          OR instr(each.value, ' ' || lower(name) || ' ') > 0)
      ORDER BY length(name) DESC LIMIT 1`,
  ])
  return v.parse(found, rows)[0]?.name ?? null
}
