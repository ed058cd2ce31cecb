import type { EditionFacts, EventFacts, LegFacts, RaceFacts } from '../schemas/event/event-facts.ts'
import { groupOf, type Sport } from '../event/sports.ts'
import { currentEdition } from './next-edition.ts'

/**
 * Facts that athletes look for before they decide, the weightiest first. The weight is a share of the whole, in percent;
 * items that do not apply to an event leave the whole smaller.
 */
export const completenessWeights = {
  date: 20,
  link: 15,
  distance: 15,
  price: 10,
  window: 10,
  startTime: 8,
  climb: 6,
  pin: 5,
  about: 5,
  picture: 3,
  contact: 3,
} as const

export type CompletenessItem = keyof typeof completenessWeights

/** A fact that counts as filled or open. What several races or disciplines state counts once. */
export interface CountedFact {
  /** The same for facts of all races; a field that publishing requires and athletes look for counts once. */
  key: string
  /** Null for a fact that only publishing requires. */
  item: CompletenessItem | null
  /** A field of the fact, the first one that is open; null for pictures, which have a page of their own. */
  path: string | null
  isFilled: boolean
}

export type SoughtFact = CountedFact & { item: CompletenessItem }

export interface Circumstances {
  /** ISO date */
  today: string
  hasPicture: boolean
}

/** Name of a field of races. */
export const raceKey = (field: string): string => `races.${field}`

/** Facts that athletes look for, of an event and its current edition, as far as they apply. */
export function soughtFacts(facts: EventFacts, { today, hasPicture }: Circumstances): SoughtFact[] {
  const edition = currentEdition(facts, today)
  return [
    ...(edition === null
      ? [{ key: 'editions', item: 'date' as const, path: 'editions', isFilled: false }]
      : editionItems(edition)),
    {
      key: 'lat',
      item: 'pin',
      path: 'place.lat',
      isFilled: (edition?.place ?? facts.place).lat !== null,
    },
    {
      key: 'about',
      item: 'about',
      path: `texts.about.${facts.nameLanguage ?? 'en'}`,
      isFilled: Object.keys(facts.texts.about).includes(facts.nameLanguage ?? 'en'),
    },
    { key: 'picture', item: 'picture', path: null, isFilled: hasPicture },
    {
      key: 'contactEmail',
      item: 'contact',
      path: 'contactEmail',
      isFilled: facts.contactEmail !== null,
    },
  ]
}

function editionItems(edition: EditionFacts): SoughtFact[] {
  const at = `editions.${edition.key}`
  const { races } = edition
  const item = (name: CompletenessItem, field: string, isFilled: boolean): SoughtFact => ({
    key: field,
    item: name,
    path: `${at}.${field}`,
    isFilled,
  })
  /** An item of every race that it applies to, with the path of the first race that lacks it. */
  const ofRaces = (
    name: CompletenessItem,
    field: string,
    isMissing: (race: RaceFacts) => boolean,
    lackingLeg: (leg: LegFacts) => boolean = () => false,
  ): SoughtFact => {
    const lacking = races.find(isMissing)
    const race = lacking ?? races[0]
    const leg = race?.legs.find(lackingLeg)
    const within = leg === undefined ? field : `legs.${leg.key}.${field}`
    return {
      key: raceKey(field),
      item: name,
      path: race === undefined ? `${at}.races` : `${at}.races.${race.key}.${within}`,
      isFilled: lacking === undefined && races.length > 0,
    }
  }
  const isHilly = races.some(({ legs }) => legs.some(({ sport }) => hasClimb(sport)))
  return [
    {
      ...item('date', 'date', edition.date !== null && edition.dateConfirmed),
      path: `${at}.${edition.date === null ? 'date' : 'dateConfirmed'}`,
    },
    item('link', 'registrationUrl', edition.registrationUrl !== null),
    ofRaces('distance', 'distance', lacksDistance, hasNoDistance),
    ofRaces('price', 'prices', ({ prices }) => prices.every(({ amount }) => amount === null)),
    item('window', 'registrationEndsOn', edition.registrationEndsOn !== null),
    ofRaces('startTime', 'startTime', ({ startTime }) => startTime === null),
    ...(isHilly ? [ofRaces('climb', 'gain', lacksClimb, hasNoClimb)] : []),
  ]
}

const hasNoDistance = ({ distance }: LegFacts): boolean => distance === null

const lacksDistance = ({ legs }: RaceFacts): boolean =>
  legs.length === 0 || legs.some(hasNoDistance)

const hasNoClimb = ({ sport, gain }: LegFacts): boolean => hasClimb(sport) && gain === null

const lacksClimb = ({ legs }: RaceFacts): boolean => legs.some(hasNoClimb)

/** False for sports on water, whose courses are level. */
const hasClimb = (sport: Sport | null): boolean => sport !== null && groupOf(sport) !== 'water'
