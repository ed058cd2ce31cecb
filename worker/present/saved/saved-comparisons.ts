import type { Locale } from '../../../src/model/locales.ts'
import type { PageLink } from '../../../src/model/views.ts'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { hasEnded } from '../../time/local-day.ts'
import { linkToComparison } from '../cards/comparison-link.ts'

/** Maximum number of comparisons below a list. */
const most = 4

/**
 * Comparisons of the saved races ahead: each race with the one after it, as far as they have a scale in common.
 * @param now milliseconds
 */
export function savedComparisons(
  saved: readonly CardFacts[],
  now: number,
  locale: Locale,
): PageLink[] {
  const ahead = saved
    .filter((facts) => !hasEnded(facts, now))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return ahead
    .flatMap((facts, index) => {
      const after = ahead[index + 1]
      return after === undefined ? [] : (linkToComparison(facts, after, locale) ?? [])
    })
    .slice(0, most)
}
