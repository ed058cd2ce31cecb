import type { Count } from '../model/views.ts'
import { m } from '../paraglide/messages.js'

/** Counted phrases such as "1,204 races". */
export const racesText = (races: Count): string => m.races_count(races)
export const eventsText = (events: Count): string => m.events_count(events)
export const countriesText = (countries: Count): string => m.countries_count(countries)
export const sportsText = (sports: Count): string => m.sports_count(sports)
