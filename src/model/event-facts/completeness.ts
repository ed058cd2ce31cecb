import type { EditionFacts, EventFacts, RaceFacts } from '../schemas/event-facts.ts'
import { groupOf, type Sport } from '../sports.ts'
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

interface Item {
  item: CompletenessItem
  /** Field in which the missing fact is entered; null for pictures, which have a page of their own. */
  path: string | null
  isMet: boolean
}

export interface Completeness {
  /** Share of the weights that are met, 0 to 100. */
  percent: number
  missing: { item: CompletenessItem; path: string | null }[]
}

/** Share of the facts that are known of an event and its current edition. @param today ISO date */
export function completenessOf(
  facts: EventFacts,
  { today, hasPicture }: { today: string; hasPicture: boolean },
): Completeness {
  const edition = currentEdition(facts, today)
  const items: Item[] = [
    ...(edition === null
      ? [{ item: 'date' as const, path: 'editions', isMet: false }]
      : editionItems(edition)),
    { item: 'pin', path: 'place.lat', isMet: (edition?.place ?? facts.place).lat !== null },
    {
      item: 'about',
      path: `texts.about.${facts.nameLanguage ?? 'en'}`,
      isMet: Object.keys(facts.texts.about).includes(facts.nameLanguage ?? 'en'),
    },
    { item: 'picture', path: null, isMet: hasPicture },
    { item: 'contact', path: 'contactEmail', isMet: facts.contactEmail !== null },
  ]
  const weightOf = (some: Item[]) =>
    some.reduce((sum, { item }) => sum + completenessWeights[item], 0)
  const met = weightOf(items.filter(({ isMet }) => isMet))
  return {
    percent: Math.round((100 * met) / weightOf(items)),
    missing: items.flatMap(({ item, path, isMet }) => (isMet ? [] : [{ item, path }])),
  }
}

function editionItems(edition: EditionFacts): Item[] {
  const at = `editions.${edition.key}`
  const { races } = edition
  const item = (name: CompletenessItem, path: string, isMet: boolean): Item => ({
    item: name,
    path: `${at}.${path}`,
    isMet,
  })
  /** An item of every race that it applies to, with the path of the first race that lacks it. */
  const ofRaces = (
    name: CompletenessItem,
    path: string,
    isMissing: (race: RaceFacts) => boolean,
  ) => {
    const lacking = races.find(isMissing)
    return item(
      name,
      lacking === undefined ? 'races' : `races.${lacking.key}.${path}`,
      lacking === undefined && races.length > 0,
    )
  }
  const isHilly = races.some(({ legs }) => legs.some(({ sport }) => hasClimb(sport)))
  return [
    item('date', 'date', edition.date !== null && edition.dateConfirmed),
    item('link', 'registrationUrl', edition.registrationUrl !== null),
    ofRaces('distance', 'legs', lacksDistance),
    ofRaces('price', 'prices', ({ prices }) => prices.every(({ amount }) => amount === null)),
    item('window', 'registrationEndsOn', edition.registrationEndsOn !== null),
    ofRaces('startTime', 'startTime', ({ startTime }) => startTime === null),
    ...(isHilly ? [ofRaces('climb', 'legs', lacksClimb)] : []),
  ]
}

const lacksDistance = ({ legs }: RaceFacts): boolean =>
  legs.length === 0 || legs.some(({ distance }) => distance === null)

const lacksClimb = ({ legs }: RaceFacts): boolean =>
  legs.some(({ sport, gain }) => hasClimb(sport) && gain === null)

/** False for sports on water, whose courses are level. */
const hasClimb = (sport: Sport | null): boolean => sport !== null && groupOf(sport) !== 'water'
