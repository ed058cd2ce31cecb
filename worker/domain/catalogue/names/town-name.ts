import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { cityName } from './city-name.ts'

/** SQL for the town of event `ev` in city `c`: as its organiser writes it, or the name of the city in a language. */
export const eventTown = (locale: Locale): SQL => sql`coalesce(ev.town, ${cityName(locale)})`

/** SQL for the free town of edition `e` of event `ev`, null in a city. The event's is not that of an edition elsewhere. */
export const freeTown = sql.raw('CASE WHEN e.lat IS NULL THEN ev.town ELSE e.town END')

/** SQL for the town of edition `e` of event `ev` in city `c`. */
export const editionTown = (locale: Locale): SQL => sql`coalesce(${freeTown}, ${cityName(locale)})`
