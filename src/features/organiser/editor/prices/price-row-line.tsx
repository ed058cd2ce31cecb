import type { FocusEvent } from 'react'
import type { PriceFacts, RaceFacts } from '../../../../model/schemas/event/event-facts.ts'
import { factFaultText } from '../../../../i18n/fact-fault-texts.ts'
import { m } from '../../../../paraglide/messages.js'
import { ErrorText } from '../../../../ui/forms/error-text.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useEditor } from '../draft/editor-context.ts'
import { focusLater } from '../draft/focus-later.ts'
import { useFirstFault } from '../draft/use-fault.ts'
import { PriceCell } from './price-cell.tsx'
import {
  dayId,
  dayPaths,
  priceRows,
  withCopy,
  withDays,
  withoutEmptyPrices,
  withoutRow,
  type DayField,
  type PriceRow,
} from './price-rows.ts'

export interface PriceRowProps {
  index: number
  edition: string
  races: readonly RaceFacts[]
  row: PriceRow
  /** True if a race has as many steps as it may have. */
  isFull: boolean
  change: (races: (before: RaceFacts[]) => RaceFacts[]) => void
}

/** First or last day of a step. The faults of all its prices are shown here. */
function DayCell({ field, edition, row, change }: PriceRowProps & { field: DayField }) {
  const { faults } = useEditor()
  const paths = dayPaths(edition, row, field)
  const fault = useFirstFault(paths)
  const label = field === 'validFrom' ? m.editor_from() : m.editor_until()
  const [id] = paths
  const errorId = fault === undefined ? undefined : `${id ?? ''}-fault`
  return (
    <td data-l={label}>
      <input
        className="in"
        type="date"
        id={id}
        aria-label={label}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={errorId}
        value={row[field] ?? ''}
        onChange={({ target: { value } }) =>
          change((races) => withDays(races, row, { [field]: value === '' ? null : value }))
        }
        onBlur={() => {
          for (const path of paths) faults.touch(path)
        }}
      />
      {fault === undefined ? null : (
        <ErrorText id={errorId}>{factFaultText(fault, label)}</ErrorText>
      )}
    </td>
  )
}

/** One step: its days, the price of each race, and what can be done with it. */
export function PriceRowLine(props: PriceRowProps) {
  const { edition, races, row, isFull, change, index } = props
  const { faults } = useEditor()
  const copy = () => {
    const after = withCopy([...races], row)
    change(() => after)
    const added = priceRows(after)[index + 1]
    focusLater(dayId(edition, added, added?.validFrom === null ? 'validFrom' : 'validUntil'))
  }
  const remove = () => {
    const after = withoutRow([...races], row)
    change(() => after)
    focusLater(priceRows(after).length === 0 ? 'add-price' : `copy-step-${Math.max(0, index - 1)}`)
  }
  /** Removes empty prices once the focus is elsewhere: not before, for their row may go with them. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A window that loses the focus keeps the field that has it.
    if (currentTarget.contains(relatedTarget) || !document.hasFocus()) return
    const empty = [...row.prices].filter(([, { amount }]) => amount === null)
    if (empty.length === 0) return
    change((before) => withoutEmptyPrices(before, row))
    for (const [race, { key }] of empty)
      faults.touch(`editions.${edition}.races.${race}.prices.${key}.amount`)
  }
  return (
    <tr onBlur={leave}>
      <DayCell {...props} field="validFrom" />
      <DayCell {...props} field="validUntil" />
      {races.map((race) => (
        <PriceCell
          key={race.key}
          edition={edition}
          race={race}
          price={priceOf(row, race)}
          row={row}
          currency={currencyOfCell(row, race)}
          change={change}
        />
      ))}
      <td className="act">
        <button
          className="btn btn-line btn-s"
          type="button"
          id={`copy-step-${index}`}
          disabled={isFull}
          onClick={copy}
        >
          <Icon name="plus" size="s" />
          <span className="act-t">{m.editor_add_step()}</span>
        </button>
        <button className="ib" type="button" aria-label={m.editor_remove()} onClick={remove}>
          <Icon name="trash" />
        </button>
      </td>
    </tr>
  )
}

const priceOf = ({ prices }: PriceRow, { key }: RaceFacts): PriceFacts | null =>
  prices.get(key) ?? null

/** Currency to show beside the price: only where the prices of a race have several. */
function currencyOfCell(row: PriceRow, race: RaceFacts): string | null {
  const isMixed = new Set(race.prices.map(({ currency }) => currency)).size > 1
  return isMixed ? (priceOf(row, race)?.currency ?? null) : null
}
