import type { DateBib, EditionCard } from '../../model/views.ts'
import { Icon } from '../../ui/icon.tsx'
import { cardDateLabel } from './date-label.ts'

const numberClass = { one: 'num', range: 'num rng', long: 'num rng rng5' } satisfies Record<
  DateBib['size'],
  string
>

/** Sign of a confirmed date on a tile. Most dates are expected, so that the few confirmed ones have the mark. */
export function Tick() {
  return <Icon name="check" size="tick" />
}

/** Date of a row on a tile in the sport's colour: dashed while it is expected, with a tick once it is confirmed. */
export function DateTile({
  card,
}: {
  card: Pick<EditionCard, 'bib' | 'dateConfirmed' | 'linkDate' | 'status'>
}) {
  const { bib, dateConfirmed } = card
  const state = card.status !== null ? 'changed' : dateConfirmed ? 'confirmed' : 'expected'
  return (
    <time className={state === 'expected' ? 'tr-d is-exp' : 'tr-d eye'} dateTime={bib.date}>
      <span className={numberClass[bib.size]}>{bib.day}</span>
      <span>{bib.tile}</span>
      {bib.to === null ? null : <span className="to">{bib.to}</span>}
      {state === 'confirmed' ? <Tick /> : null}
      {state === 'changed' ? null : <span className="vh">{cardDateLabel(card)}</span>}
    </time>
  )
}
