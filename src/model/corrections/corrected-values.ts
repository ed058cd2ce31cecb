import type { DocumentChange } from '../documents/change.ts'
import { eventShape } from '../event-facts/event-shape.ts'
import { movedEdition, withFirstDay } from '../event-facts/move-edition.ts'
import type { Locale } from '../locales.ts'
import { differences } from '../documents/differences.ts'
import { flattenDocument } from '../documents/paths.ts'
import { isSameValue } from '../documents/same-value.ts'
import type { EditionFacts, EventFacts } from '../schemas/event/event-facts.ts'
import { proposedStatuses } from './correction-inputs.ts'
import type { Proposal } from './proposal.ts'

/** Values of facts by path; null for a fact that is not stated. */
export type ValuesByPath = Record<string, unknown>

/** Key of the price that a correction adds to a race without prices: equal proposals have equal values. */
const newPrice = 'nproposed'

/** The fact beside another one, as the unit of a distance. */
const beside = (path: string, field: string): string =>
  `${path.slice(0, path.lastIndexOf('.') + 1)}${field}`

const editionOf = ({ editions }: EventFacts, path: string): EditionFacts | undefined =>
  editions.find(({ key }) => path.startsWith(`editions.${key}.`))

/** The facts of an edition with another first day: its last day and its races follow, and the date is announced. */
function movedValues(facts: EventFacts, path: string, day: string): ValuesByPath {
  const edition = editionOf(facts, path)
  const moved = edition === undefined ? null : withFirstDay(edition, day)
  const values: ValuesByPath = {
    [beside(path, 'date')]: day,
    [beside(path, 'dateConfirmed')]: true,
  }
  if ((moved?.endDate ?? null) !== null) values[beside(path, 'endDate')] = moved?.endDate
  for (const { key, date } of moved?.races ?? [])
    if (date !== null) values[beside(path, `races.${key}.date`)] = date
  return values
}

function statusValues(
  facts: EventFacts,
  { path, value, day, reason }: Extract<Proposal, { input: 'status' }>,
  locale: Locale,
): ValuesByPath {
  const isMoved = value === 'rescheduled' && day !== null
  return {
    [path]: proposedStatuses[value],
    ...(isMoved
      ? {
          [beside(path, 'previousDate')]: editionOf(facts, path)?.date ?? null,
          ...movedValues(facts, path, day),
        }
      : {}),
    ...(reason === null ? {} : { [beside(path, `statusReason.${locale}`)]: reason }),
  }
}

/** All facts that a proposal states, by path: a distance with its unit, a date with the days that move along. */
export function proposedValues(
  facts: EventFacts,
  proposal: Proposal,
  locale: Locale,
): ValuesByPath {
  const { path, input, value } = proposal
  switch (input) {
    case 'line':
    case 'link':
    case 'time':
      return { [path]: value }
    case 'day':
      return path.endsWith('.date') ? movedValues(facts, path, value) : { [path]: value }
    case 'length':
      return {
        [path]: value,
        [beside(path, 'unit')]: proposal.unit,
        [beside(path, 'unknownDistance')]: false,
      }
    case 'climb':
      return { [path]: value, [beside(path, 'gainUnit')]: proposal.unit }
    case 'price': {
      if (!path.endsWith('.prices'))
        return { [path]: value, [beside(path, 'currency')]: proposal.currency }
      const added = `${path}.${newPrice}`
      return {
        [path]: [newPrice],
        [`${added}.amount`]: value,
        [`${added}.currency`]: proposal.currency,
      }
    }
    case 'status':
      return statusValues(facts, proposal, locale)
  }
}

/** Values that facts have at the paths of others. */
export function valuesAt(facts: EventFacts, of: ValuesByPath): ValuesByPath {
  const present = flattenDocument(eventShape, facts)
  return Object.fromEntries(Object.keys(of).map((path) => [path, present.get(path) ?? null]))
}

export const isSameValues = (a: ValuesByPath, b: ValuesByPath): boolean =>
  Object.entries(a).every(([path, value]) => isSameValue(value, b[path]))

/**
 * Changes that a correction makes to facts: its values, and on another first day sign-up and prices, which move along as in
 * every move. @param facts as they are now; `today` is an ISO date
 */
export function changesOfCorrection(
  facts: EventFacts,
  { former, proposed }: { former: ValuesByPath; proposed: ValuesByPath },
  today: string,
): DocumentChange[] {
  const editions = facts.editions.map((edition) => {
    const date = proposed[`editions.${edition.key}.date`]
    return typeof date === 'string' ? movedEdition(edition, date, today) : edition
  })
  const moves = differences(eventShape, facts, { ...facts, editions })
  return [
    ...changesBetween(former, proposed),
    ...moves.filter(({ path }) => !Object.hasOwn(proposed, path)),
  ]
}

/** Changes from the former values to the proposed ones. */
const changesBetween = (former: ValuesByPath, proposed: ValuesByPath): DocumentChange[] =>
  Object.entries(proposed).map(([path, to]) => ({ path, from: former[path] ?? null, to }))
