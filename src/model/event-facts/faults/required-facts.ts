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

/** An event of which nothing is known, with one entry in each list. */
const unknown = {
  ...emptyEvent(),
  editions: [
    {
      ...emptyEdition('n1'),
      place: emptyPlace(),
      races: [{ ...emptyRace('n1'), legs: [emptyLeg('n1')], prices: [emptyPrice('n1')] }],
    },
  ],
}

const required: ReadonlySet<string> = new Set(
  Object.entries(faultsOf(unknown)).flatMap(([path, fault]) =>
    fault === 'required' ? [patternOf(path)] : [],
  ),
)

/** True for a fact that every publication needs; others are optional, or needed beside a certain other fact. */
export const isRequiredFact = (path: string): boolean => required.has(patternOf(path))
