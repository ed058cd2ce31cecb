import { emptyPrice, newKey } from '../../../../model/event-facts/empty-facts.ts'
import { currencies, isCurrency } from '../../../../model/values/currencies.ts'
import { pricesPerRace, type RaceFacts } from '../../../../model/schemas/event/event-facts.ts'
import { m } from '../../../../paraglide/messages.js'
import { Icon } from '../../../../ui/icon.tsx'
import { focusLater } from '../draft/focus-later.ts'
import { useEditor, useKeys, useText } from '../draft/editor-context.ts'
import { NumberFact } from '../fields/number-fact.tsx'
import { SelectFact } from '../fields/select-fact.tsx'
import { TextFact } from '../fields/text-fact.tsx'
import { withRaces } from '../races/race-list.ts'

const currencyOptions = currencies.map((value) => ({ value, label: value }))

function PriceStep({ at, onRemove }: { at: string; onRemove: () => void }) {
  return (
    <li className="step">
      <NumberFact path={`${at}.amount`} label={m.th_price()} isWhole={false} />
      <SelectFact path={`${at}.currency`} label={m.currency_heading()} options={currencyOptions} />
      <TextFact path={`${at}.validFrom`} label={m.editor_from()} type="date" maxLength={10} />
      <TextFact path={`${at}.validUntil`} label={m.editor_until()} type="date" maxLength={10} />
      <button className="ib" type="button" aria-label={m.editor_remove()} onClick={onRemove}>
        <Icon name="trash" />
      </button>
    </li>
  )
}

interface PriceStepsProps {
  edition: string
  race: string
}

/** The prices of a race, each with the days on which it is charged. */
export function PriceSteps({ edition, race }: PriceStepsProps) {
  const { store } = useEditor()
  const at = `editions.${edition}.races.${race}`
  const [name] = useText(`${at}.name`)
  const keys = useKeys(`${at}.prices`)
  const change = (prices: (before: RaceFacts['prices']) => RaceFacts['prices']) =>
    store.update((facts) =>
      withRaces(facts, edition, (races) =>
        races.map((each) => (each.key === race ? { ...each, prices: prices(each.prices) } : each)),
      ),
    )
  const add = () => {
    const last = store.get(`${at}.prices.${keys.at(-1) ?? ''}.currency`)
    const currency = typeof last === 'string' && isCurrency(last) ? last : usualCurrency()
    const price = emptyPrice(newKey(), currency)
    change((prices) => [...prices, price])
    focusLater(`${at}.prices.${price.key}.amount`)
  }
  /** Currency of another price of the edition. */
  const usualCurrency = () => {
    const races = store.facts().editions.find(({ key }) => key === edition)?.races ?? []
    return races.flatMap(({ prices }) => prices).find((each) => each.currency)?.currency ?? 'EUR'
  }
  return (
    <fieldset className="steps-p">
      <legend>{name === '' ? m.editor_race_unnamed() : name}</legend>
      <ol>
        {keys.map((key) => (
          <PriceStep
            key={key}
            at={`${at}.prices.${key}`}
            onRemove={() => {
              change((prices) => prices.filter((price) => price.key !== key))
              focusLater(`add-price-${race}`)
            }}
          />
        ))}
      </ol>
      {keys.length >= pricesPerRace ? null : (
        <button className="btn btn-line btn-s" type="button" id={`add-price-${race}`} onClick={add}>
          <Icon name="plus" size="s" />
          {keys.length === 0 ? m.editor_add_price() : m.editor_add_step()}
        </button>
      )}
    </fieldset>
  )
}
