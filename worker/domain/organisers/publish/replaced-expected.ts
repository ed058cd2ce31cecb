import { isSameValue } from '../../../../src/model/documents/same-value.ts'
import { normaliseFacts } from '../../../../src/model/event-facts/normalise-facts.ts'
import type { EditionFacts, EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import { daysBetween } from '../../../../src/model/values/dates.ts'
import { sameEditionDays } from '../../catalogue/editions/expected-days.ts'

const isSameEdition = (one: EditionFacts, other: EditionFacts): boolean =>
  one.date !== null &&
  other.date !== null &&
  Math.abs(daysBetween(one.date, other.date)) <= sameEditionDays

/**
 * Facts without the expected editions that a new edition of the same year replaces, as a load leaves them out. Those that
 * someone has changed, now or before, stay.
 * @param untouched keys of the stored editions that were never changed
 * @param today ISO date; editions of the past stay
 */
export function withoutReplaced(
  before: EventFacts,
  after: EventFacts,
  untouched: ReadonlySet<string>,
  today: string,
): EventFacts {
  const former = new Map(normaliseFacts(before).editions.map((edition) => [edition.key, edition]))
  const added = after.editions.filter(({ key }) => !former.has(key))
  const isReplaced = (edition: EditionFacts): boolean =>
    !edition.dateConfirmed &&
    untouched.has(edition.key) &&
    (edition.date ?? '') >= today &&
    isSameValue(edition, former.get(edition.key)) &&
    added.some((other) => isSameEdition(edition, other))
  const editions = after.editions.filter((edition) => !isReplaced(edition))
  return editions.length === after.editions.length ? after : { ...after, editions }
}
