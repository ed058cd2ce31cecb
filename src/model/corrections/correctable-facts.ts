import { currentEdition } from '../event-facts/next-edition.ts'
import type { EditionFacts, EventFacts, LegFacts, RaceFacts } from '../schemas/event/event-facts.ts'

/** A fact of an event that a reader can correct. */
export interface CorrectableFact {
  path: string
  /** Race that the fact belongs to, and the leg if the race has several; null for facts of the event. */
  race: RaceFacts | null
  leg: LegFacts | null
}

/**
 * Facts of an event that a reader can correct, in the order of the page: those of the event, and those of the edition that
 * the page shows first.
 * @param today ISO date
 */
export function correctableFacts(facts: EventFacts, today: string): CorrectableFact[] {
  const edition = currentEdition(facts, today)
  const ofEvent = [
    'name',
    ...(edition === null ? ['place.venue'] : editionPaths(edition)),
    'url',
  ].map((path) => ({ path, race: null, leg: null }))
  const races = edition?.races ?? []
  return [
    ...ofEvent,
    ...races.flatMap((race) => raceFacts(`editions.${edition?.key ?? ''}.races.${race.key}`, race)),
  ]
}

function editionPaths({ key, date, endDate, place }: EditionFacts): string[] {
  const at = `editions.${key}`
  return [
    `${at}.date`,
    ...(endDate === null || endDate === date ? [] : [`${at}.endDate`]),
    `${at}.status`,
    place === null ? 'place.venue' : `${at}.place.venue`,
    `${at}.registrationStartsOn`,
    `${at}.registrationEndsOn`,
    `${at}.registrationUrl`,
  ]
}

function raceFacts(at: string, race: RaceFacts): CorrectableFact[] {
  const { legs, prices } = race
  const ofRace = (path: string) => ({ path: `${at}.${path}`, race, leg: null })
  return [
    ofRace('name'),
    ofRace('startTime'),
    ...legs.flatMap((leg) =>
      ['distance', 'gain'].map((field) => ({
        path: `${at}.legs.${leg.key}.${field}`,
        race,
        leg: legs.length === 1 ? null : leg,
      })),
    ),
    ...(prices.length === 0
      ? [ofRace('prices')]
      : prices.map(({ key }) => ofRace(`prices.${key}.amount`))),
  ]
}
