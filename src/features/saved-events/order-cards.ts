import type { EditionCard } from '../../model/views.ts'

type Dated = Pick<EditionCard, 'linkDate'> & { bib: Pick<EditionCard['bib'], 'date'> }

/** Sorts upcoming editions first, soonest on top, then past ones, latest on top. */
export function orderCards<Card extends Dated>(cards: readonly Card[]): Card[] {
  const byDate = cards.toSorted((a, b) => (a.bib.date < b.bib.date ? -1 : 1))
  const past = byDate.filter(({ linkDate }) => linkDate !== null)
  return [...byDate.filter(({ linkDate }) => linkDate === null), ...past.toReversed()]
}
