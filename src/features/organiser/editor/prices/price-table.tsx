import type { KeyboardEvent } from 'react'
import { pricesPerRace } from '../../../../model/schemas/event/event-facts.ts'
import { currencies, isCurrency } from '../../../../model/values/currencies.ts'
import { m } from '../../../../paraglide/messages.js'
import { Icon } from '../../../../ui/icon.tsx'
import { focusLater } from '../draft/focus-later.ts'
import { PriceRowLine } from './price-row-line.tsx'
import { currencyOf, dayId, priceRows, withCurrency, withFirstRow } from './price-rows.ts'
import { useEditionRaces } from './use-edition-races.ts'

/** Arrows and Enter go from price to price of a race, as in a spreadsheet. */
function moveInColumn(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, currentTarget, key } = event
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0
  if (by === 0 || !(target instanceof HTMLInputElement)) return
  const { race } = target.dataset
  if (race === undefined) return
  event.preventDefault()
  const column = [...currentTarget.querySelectorAll<HTMLInputElement>(`[data-race="${race}"]`)]
  column[column.indexOf(target) + by]?.focus()
}

/** Prices of an edition: a row for each step, a column for each race. On a phone each step is a block. */
export function PriceTable({ edition }: { edition: string }) {
  const { races, change } = useEditionRaces(edition)
  const rows = priceRows(races)
  const add = () => {
    const after = withFirstRow([...races], currencyOf(races, ''))
    change(() => after)
    focusLater(dayId(edition, priceRows(after)[0], 'validFrom'))
  }
  if (races.length === 0) return null
  if (rows.length === 0)
    return (
      <div>
        <button className="btn btn-line btn-s" type="button" id="add-price" onClick={add}>
          <Icon name="plus" size="s" />
          {m.editor_add_price()}
        </button>
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by keyboard
    <div className="scroll-x steps" tabIndex={0} role="region" aria-label={m.th_price()}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields */}
      <table className="steps-t" onKeyDown={moveInColumn}>
        <thead>
          <tr>
            <th scope="col">{m.editor_from()}</th>
            <th scope="col">{m.editor_until()}</th>
            {races.map(({ key, name, prices }) => {
              const used = new Set(prices.map(({ currency }) => currency))
              const [only] = used.size === 1 ? used : []
              return (
                <th scope="col" key={key}>
                  {name ?? m.editor_race_unnamed()}
                  {prices.length === 0 ? null : (
                    <select
                      className="sel"
                      aria-label={`${m.currency_heading()}: ${name ?? m.editor_race_unnamed()}`}
                      value={only ?? ''}
                      onChange={({ target: { value } }) => {
                        if (isCurrency(value)) change((before) => withCurrency(before, key, value))
                      }}
                    >
                      {only === undefined || only === null ? <option value="">–</option> : null}
                      {currencies.map((currency) => (
                        <option key={currency}>{currency}</option>
                      ))}
                    </select>
                  )}
                </th>
              )
            })}
            <td aria-label={m.editor_prices()} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <PriceRowLine
              // Rows have no identity but their position: their days are what is edited.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              index={index}
              edition={edition}
              races={races}
              row={row}
              isFull={races.some(({ prices }) => prices.length >= pricesPerRace)}
              change={change}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
