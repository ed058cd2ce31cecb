import { useState } from 'react'
import { factFaultText } from '../../../../i18n/fact-fault-texts.ts'
import type { PriceFacts, RaceFacts } from '../../../../model/schemas/event/event-facts.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { ErrorText } from '../../../../ui/forms/error-text.tsx'
import { useEditor } from '../draft/editor-context.ts'
import { useFirstFault } from '../draft/use-fault.ts'
import { readNumber, writeNumber } from '../fields/read-number.ts'
import { currencyOf, withAmount, type PriceRow } from './price-rows.ts'

interface PriceCellProps {
  edition: string
  race: RaceFacts
  /** Null for a race without this step. */
  price: PriceFacts | null
  row: PriceRow
  /** Shown beside the price; null where the head of the column has it. */
  currency: string | null
  change: (races: (before: RaceFacts[]) => RaceFacts[]) => void
}

/** Price of a race in a step. A price that is cleared is removed once its step is left. */
export function PriceCell({ edition, race, price, row, currency, change }: PriceCellProps) {
  const { faults } = useEditor()
  const [typed, setTyped] = useState<string | null>(null)
  const at = `editions.${edition}.races.${race.key}.prices.${price?.key ?? ''}`
  const fault = useFirstFault([`${at}.amount`, `${at}.currency`])
  const label = race.name ?? m.editor_race_unnamed()
  const amount = price?.amount ?? null
  const errorId = fault === undefined ? undefined : `${at}-fault`
  const enter = (text: string) => {
    setTyped(text)
    const read = readNumber(text, false)
    if (read === undefined || (read === null && price === null)) return
    change((races) =>
      withAmount(races, row, {
        race: race.key,
        amount: read,
        currency: currencyOf(races, race.key),
      }),
    )
  }
  const leave = () => {
    setTyped(null)
    if (amount !== null) faults.touch(`${at}.amount`)
  }
  return (
    <td data-l={label}>
      <input
        className="in tab"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        id={price === null ? undefined : `${at}.amount`}
        data-race={race.key}
        aria-label={`${m.th_price()}: ${label}`}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={errorId}
        value={typed ?? (amount === null ? '' : writeNumber(amount, getLocale()))}
        onChange={({ target }) => enter(target.value)}
        onBlur={leave}
      />
      {currency === null ? null : <small className="muted">{currency}</small>}
      {fault === undefined ? null : (
        <ErrorText id={errorId}>{factFaultText(fault, m.th_price())}</ErrorText>
      )}
    </td>
  )
}
