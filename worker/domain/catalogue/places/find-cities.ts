import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { upperFirst } from '../../../../src/i18n/joins.ts'
import type { Locale } from '../../../../src/i18n/locales.ts'
import type { Database } from '../../../db/client.ts'
import { asciiSlug } from '../organisers/ascii-slug.ts'
import { regionName } from './region-name.ts'

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

const escaped = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`)

async function readCities(db: Database, locale: Locale, where: SQL): Promise<CityFacts[]> {
  const rows = await db.all(sql`
    SELECT c.id, coalesce(c.names ->> ${`$."${locale}"`}, c.name) AS name, ${regionName(locale)} AS region,
      c.country, c.lat, c.lon FROM city c WHERE ${where} ORDER BY c.population DESC LIMIT ${atMost}`)
  return v.parse(v.array(cityRow), rows)
}

/** Cities of the gazetteer whose name in any of our languages begins with a text, the largest first. */
export async function findCities(db: Database, text: string, locale: Locale): Promise<CityFacts[]> {
  const begins = `${escaped(upperFirst(text.trim(), locale))}%`
  const slug = asciiSlug(text)
  const isLatin = slug === '' ? sql`0` : sql`c.slug LIKE ${`${escaped(slug)}%`} ESCAPE '\\'`
  return await readCities(
    db,
    locale,
    sql`${isLatin} OR c.name LIKE ${begins} ESCAPE '\\'
      OR EXISTS (SELECT 1 FROM json_each(c.names) n WHERE n.value LIKE ${begins} ESCAPE '\\')`,
  )
}

/** The city of an id; none for an unknown one. */
export const findCityById = async (db: Database, id: number, locale: Locale) =>
  await readCities(db, locale, sql`c.id = ${id}`)
