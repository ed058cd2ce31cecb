import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { upperFirst } from '../../../../src/i18n/joins.ts'
import { baseLocale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { asciiSlug } from '../names/ascii-slug.ts'

/** Id of the largest city of a country with a name: in any of our languages, or as its slug. Null if there is none. */
export async function cityOfName(
  db: Database,
  country: string,
  name: string,
): Promise<number | null> {
  const typed = upperFirst(name.trim(), baseLocale)
  const is = (column: SQL) => sql`lower(${column}) = lower(${typed})`
  const rows = await db.all(sql`SELECT c.id FROM city c
    WHERE c.country = ${country} AND (${is(sql`c.name`)} OR c.slug = ${asciiSlug(name)}
      OR EXISTS (SELECT 1 FROM json_each(c.names) n WHERE ${is(sql`n.value`)}))
    ORDER BY c.population DESC LIMIT 1`)
  const [row] = v.parse(v.array(v.object({ id: v.number() })), rows)
  return row?.id ?? null
}
