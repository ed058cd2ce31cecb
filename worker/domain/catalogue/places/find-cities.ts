import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { upperFirst } from '../../../../src/i18n/joins.ts'
import { baseLocale, type Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { asciiSlug } from '../names/ascii-slug.ts'
import { cityName } from '../names/city-name.ts'
import { regionName } from '../names/region-name.ts'

const cityRow = v.object({
  id: v.number(),
  name: v.string(),
  region: v.string(),
  country: v.string(),
  lat: v.number(),
  lon: v.number(),
})

export type CityFacts = v.InferOutput<typeof cityRow>

/** Cities in one answer. */
const atMost = 8

async function readCities(db: Database, locale: Locale, where: SQL, rank = sql`NULL`) {
  const rows = await db.all(sql`
    SELECT c.id, ${cityName(locale)} AS name, ${regionName(locale)} AS region, c.country, c.lat, c.lon
    FROM city c WHERE ${where} ORDER BY ${rank}, c.population DESC LIMIT ${atMost}`)
  return v.parse(v.array(cityRow), rows)
}

/** True for a name that begins with a text. LIKE would do, but D1 refuses patterns of more than 50 bytes. */
const begins = (name: SQL, text: string) =>
  sql`lower(substr(${name}, 1, length(${text}))) = lower(${text})`

/**
 * Cities of the gazetteer whose name in any of our languages begins with a text. First those whose name in the reader's
 * language, local name or slug is the text, then those of which it is the first words, then those that begin with it;
 * within each, the largest first.
 */
export async function findCities(db: Database, text: string, locale: Locale): Promise<CityFacts[]> {
  const typed = upperFirst(text.trim(), locale)
  const slug = asciiSlug(text)
  const names = [cityName(locale), sql`c.name`]
  // A text in another script has no slug, and would begin each.
  const slugs = slug === '' ? [] : [sql`c.slug`]
  const any = (conditions: SQL[]) => sql.join(conditions, sql` OR `)
  const isText = any([
    ...names.map((name) => sql`lower(${name}) = lower(${typed})`),
    ...slugs.map((name) => sql`${name} = ${slug}`),
  ])
  const beginsWith = (afterName: string, afterSlug: string) =>
    any([
      ...names.map((name) => begins(name, typed + afterName)),
      ...slugs.map((name) => begins(name, slug + afterSlug)),
    ])
  return await readCities(
    db,
    locale,
    sql`${beginsWith('', '')}
      OR EXISTS (SELECT 1 FROM json_each(c.names) n WHERE ${begins(sql`n.value`, typed)})`,
    sql`CASE WHEN ${isText} THEN 0 WHEN ${beginsWith(' ', '-')} THEN 1 WHEN ${beginsWith('', '')} THEN 2 ELSE 3 END`,
  )
}

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

/** The city of an id; none for an unknown one. */
export const findCityById = async (db: Database, id: number, locale: Locale) =>
  await readCities(db, locale, sql`c.id = ${id}`)
