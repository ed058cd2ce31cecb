import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'

/** SQL for the name of a city `c` in a language; its own name where the gazetteer has no other. */
export const cityName = (locale: Locale): SQL =>
  sql`coalesce(c.names ->> ${`$."${locale}"`}, c.name)`
