import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { isLatinLocale } from '../../../../src/i18n/local-name.ts'

/** SQL for the name of a region, given by its country and English name, in a language; NULL without one. */
export const translatedRegion = (country: SQL, region: SQL, locale: Locale): SQL =>
  sql`(SELECT g.names ->> ${`$."${locale}"`} FROM region g WHERE g.country = ${country} AND g.name = ${region})`

/**
 * SQL for the name of the region of a city `c` in a language. Without one, languages in Latin script have the English
 * name, and the others '' because a page is complete without its region.
 */
export const regionName = (locale: Locale): SQL => sql`coalesce(
  ${translatedRegion(sql`c.country`, sql`c.region`, locale)},
  ${isLatinLocale(locale) ? sql`c.region` : sql`''`})`
