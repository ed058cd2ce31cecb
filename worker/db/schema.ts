/** Every table, for Drizzle Kit and the typed client. A table lives with its noun in worker/domain. */
export { catalogueCount, highlight } from '../domain/counts/count.table.ts'
export { edition } from '../domain/editions/edition.table.ts'
export { event, eventText } from '../domain/events/event.table.ts'
export { newsletterSubscription } from '../domain/newsletter/newsletter.table.ts'
export { organiser } from '../domain/organisers/organiser.table.ts'
export { city } from '../domain/places/place.table.ts'
export { region } from '../domain/places/region.table.ts'
export { activity, race, ticketPrice } from '../domain/races/race.table.ts'
