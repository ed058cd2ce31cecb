import type { DocumentShape } from '../documents/shape.ts'
import { eventFacts, type EventFacts } from '../schemas/event/event-facts.ts'
import {
  emptyEdition,
  emptyEvent,
  emptyLeg,
  emptyPlace,
  emptyPrice,
  emptyRace,
} from './empty-facts.ts'

/** The facts of an event as a document: usual date and course are single values, the place of an edition is optional. */
export const eventShape: DocumentShape<EventFacts> = {
  empty: emptyEvent,
  lists: {
    editions: [emptyEdition('')],
    races: [emptyRace('')],
    legs: [emptyLeg('')],
    prices: [emptyPrice('')],
  },
  optional: { place: emptyPlace() },
  schema: eventFacts,
}
