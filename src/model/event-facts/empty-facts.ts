import type {
  EditionFacts,
  EventFacts,
  LegFacts,
  PlaceFacts,
  PriceFacts,
  RaceFacts,
} from '../schemas/event/event-facts.ts'
import type { Currency } from '../values/currencies.ts'
import type { Sport } from '../event/sports.ts'

/** Facts of which nothing is known yet. They are also the template that gives the document its shape (paths.ts). */

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Key of a new entry: `n` and ten random letters. */
export function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(10))
  return `n${[...random].map((byte) => letters.charAt(byte % letters.length)).join('')}`
}

export const emptyPlace = (): PlaceFacts => ({
  cityId: null,
  town: null,
  lat: null,
  lon: null,
  venue: null,
  venueNames: {},
})

export const emptyPrice = (key: string, currency: Currency | null = null): PriceFacts => ({
  key,
  amount: null,
  currency,
  validFrom: null,
  validUntil: null,
})

export const emptyLeg = (key: string, sport: Sport | null = null): LegFacts => ({
  key,
  sport,
  distance: null,
  unit: null,
  unknownDistance: false,
  gain: null,
  gainUnit: null,
  drop: null,
  dropUnit: null,
  highest: null,
  highestUnit: null,
  lowest: null,
  lowestUnit: null,
})

/** A race without legs; `newRace` has one. */
export const emptyRace = (key: string, sport: Sport | null = null): RaceFacts => ({
  key,
  sport,
  name: null,
  names: {},
  acronym: null,
  date: null,
  startTime: null,
  venue: null,
  minTeamMembers: null,
  maxTeamMembers: null,
  minimumAge: null,
  maxAge: null,
  maxParticipants: null,
  soldOut: false,
  legs: [],
  prices: [],
  course: null,
})

export const newRace = (sport: Sport | null = null): RaceFacts => ({
  ...emptyRace(newKey(), sport),
  legs: [emptyLeg(newKey(), sport)],
})

export const emptyEdition = (key: string): EditionFacts => ({
  key,
  date: null,
  endDate: null,
  dateConfirmed: false,
  status: null,
  previousDate: null,
  statusReason: {},
  entriesNote: {},
  place: null,
  registrationStartsOn: null,
  registrationEndsOn: null,
  registrationUrl: null,
  maxParticipants: null,
  races: [],
})

/** An event without editions; `newEvent` has one with a race. */
export const emptyEvent = (): EventFacts => ({
  name: null,
  nameLanguage: null,
  names: {},
  place: emptyPlace(),
  url: null,
  facebook: null,
  instagram: null,
  twitter: null,
  youtube: null,
  contactEmail: null,
  since: null,
  usualDate: null,
  texts: {
    about: {},
    course: {},
    schedule: {},
    gettingThere: {},
    bibPickUp: {},
    rules: {},
    medical: {},
    accessibility: {},
    refund: {},
  },
  editions: [],
})

/** A new event as the editor opens it: an edition whose date is announced, with one race. */
export const newEvent = (name: string, nameLanguage: string): EventFacts => ({
  ...emptyEvent(),
  name,
  nameLanguage,
  editions: [{ ...emptyEdition(newKey()), dateConfirmed: true, races: [newRace()] }],
})
