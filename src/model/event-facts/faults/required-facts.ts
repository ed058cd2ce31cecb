import type { EditionFacts, EventFacts } from '../../schemas/event/event-facts.ts'
import {
  emptyEdition,
  emptyEvent,
  emptyLeg,
  emptyPlace,
  emptyPrice,
  emptyRace,
} from '../empty-facts.ts'
import { faultsOf } from './faults-of.ts'

/** The path of a field with a star for each key of an entry. */
const patternOf = (path: string): string =>
  path.replaceAll(/\b(?<list>editions|races|legs|prices)\.[^.]+/gu, '$<list>.*')

/** An edition with the same entries, of which nothing is known. */
const withoutValues = ({ key, place, races }: EditionFacts): EditionFacts => ({
  ...emptyEdition(key),
  place: place === null ? null : emptyPlace(),
  races: races.map((race) => ({
    ...emptyRace(race.key),
    legs: race.legs.map((leg) => emptyLeg(leg.key)),
    prices: race.prices.map((price) => emptyPrice(price.key)),
  })),
})

/** Paths that the rules of publishing call required: facts that are not stated. */
export const unstatedFacts = (facts: EventFacts): string[] =>
  Object.entries(faultsOf(facts)).flatMap(([path, fault]) => (fault === 'required' ? [path] : []))

/** Paths that every publication of an event with these entries needs, stated or not. */
export const requiredFacts = ({ editions }: Pick<EventFacts, 'editions'>): string[] =>
  unstatedFacts({ ...emptyEvent(), editions: editions.map(withoutValues) })

/** One entry in each list. */
const entries = {
  ...emptyEdition('n1'),
  place: emptyPlace(),
  races: [{ ...emptyRace('n1'), legs: [emptyLeg('n1')], prices: [emptyPrice('n1')] }],
}

const required: ReadonlySet<string> = new Set(requiredFacts({ editions: [entries] }).map(patternOf))

/** True for a fact that every publication needs; others are optional, or needed beside a certain other fact. */
export const isRequiredFact = (path: string): boolean => required.has(patternOf(path))
