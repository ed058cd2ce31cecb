import { newKey } from '../../../model/event-facts/empty-facts.ts'
import { toMajor, toMinor } from '../../../model/money/minor-units.ts'
import { emptyExtra, emptyOption } from '../../../model/orders/sale-shape.ts'
import {
  extraNameCharacters,
  extrasPerSale,
  mostAmount,
  mostPlacesOfRace,
  optionsPerExtra,
  type ExtraOptionFacts,
  type SaleExtraFacts,
  type SaleFacts,
} from '../../../model/schemas/orders/sale-facts.ts'
import type { Currency } from '../../../model/values/currencies.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { NumberField } from './number-field.tsx'
import { SaleField } from './sale-field.tsx'

interface SaleExtrasProps {
  facts: SaleFacts
  textOf: (path: string) => string | undefined
  change: (next: (sale: SaleFacts) => SaleFacts) => void
}

type Texts = Pick<SaleExtrasProps, 'textOf'>

/** Extras to order with a place: shirts in sizes, seats in a bus, meals. */
export function SaleExtras({ facts, textOf, change }: SaleExtrasProps) {
  const { extras, currency } = facts
  const set = (next: SaleExtraFacts[]) => change((sale) => ({ ...sale, extras: next }))
  return (
    <section className="sel-c" aria-labelledby="extras-h">
      <h2 id="extras-h">{m.checkout_extras()}</h2>
      <p className="s muted">{m.selling_extras_text()}</p>
      {extras.map((extra, index) => (
        <ExtraFields
          key={extra.key}
          {...{ extra, index, currency, textOf }}
          change={(next) => set(extras.map((each) => (each.key === extra.key ? next : each)))}
          remove={() => set(extras.filter((each) => each.key !== extra.key))}
        />
      ))}
      <div>
        <button
          className="btn btn-line btn-s"
          type="button"
          disabled={extras.length >= extrasPerSale}
          onClick={() => set([...extras, emptyExtra(newKey())])}
        >
          <Icon name="plus" />
          {m.selling_extra_add()}
        </button>
      </div>
    </section>
  )
}

interface ExtraFieldsProps extends Texts {
  extra: SaleExtraFacts
  index: number
  currency: Currency | null
  change: (extra: SaleExtraFacts) => void
  remove: () => void
}

/** Amounts without a currency are read as euro. */
function ExtraFields({ extra, index, currency, textOf, change, remove }: ExtraFieldsProps) {
  const { key, name, amount, isPerOrder, places, options } = extra
  const at = `extras.${key}`
  const unit = currency ?? 'EUR'
  const setOptions = (next: ExtraOptionFacts[]) => change({ ...extra, options: next })
  return (
    <fieldset className="sel-s">
      <legend>{m.selling_extra({ n: index + 1 })}</legend>
      <SaleField
        path={`${at}.name`}
        label={m.source_name()}
        fault={textOf(`${at}.name`)}
        maxLength={extraNameCharacters}
        dir="auto"
        value={name}
        onText={(text) => change({ ...extra, name: text })}
      />
      <NumberField
        path={`${at}.amount`}
        label={m.th_price()}
        fault={textOf(`${at}.amount`)}
        unit={unit}
        isWhole={false}
        most={toMajor(mostAmount, unit)}
        value={amount === null ? null : toMajor(amount, unit)}
        onNumber={(value) =>
          change({ ...extra, amount: value === null ? null : toMinor(value, unit) })
        }
      />
      {options.length > 0 ? null : (
        <Places
          at={at}
          textOf={textOf}
          value={places}
          change={(next) => change({ ...extra, places: next })}
        />
      )}
      <label className="sel-k">
        <input
          type="checkbox"
          checked={isPerOrder}
          onChange={({ target }) => change({ ...extra, isPerOrder: target.checked })}
        />
        {m.selling_extra_order()}
      </label>
      {options.map((option, number) => (
        <Option
          key={option.key}
          at={`${at}.options.${option.key}`}
          index={number}
          option={option}
          textOf={textOf}
          change={(next) =>
            setOptions(options.map((each) => (each.key === option.key ? next : each)))
          }
          remove={() => setOptions(options.filter((each) => each.key !== option.key))}
        />
      ))}
      <button
        className="btn btn-line btn-s"
        type="button"
        disabled={options.length >= optionsPerExtra}
        onClick={() => setOptions([...options, emptyOption(newKey())])}
      >
        <Icon name="plus" />
        {m.selling_option_add()}
      </button>
      <button className="btn btn-line btn-s" type="button" onClick={remove}>
        {m.editor_remove()}
      </button>
    </fieldset>
  )
}

interface PlacesProps extends Texts {
  at: string
  value: number | null
  change: (value: number | null) => void
}

const Places = ({ at, textOf, value, change }: PlacesProps) => (
  <NumberField
    path={`${at}.places`}
    label={m.selling_extra_number()}
    help={m.selling_no_limit()}
    fault={textOf(`${at}.places`)}
    isWhole
    most={mostPlacesOfRace}
    value={value}
    onNumber={change}
  />
)

interface OptionProps extends Texts {
  at: string
  index: number
  option: ExtraOptionFacts
  change: (option: ExtraOptionFacts) => void
  remove: () => void
}

function Option({ at, index, option, textOf, change, remove }: OptionProps) {
  return (
    <fieldset className="sel-s">
      <legend>{m.selling_option({ n: index + 1 })}</legend>
      <SaleField
        path={`${at}.name`}
        label={m.source_name()}
        fault={textOf(`${at}.name`)}
        maxLength={extraNameCharacters}
        dir="auto"
        value={option.name}
        onText={(name) => change({ ...option, name })}
      />
      <Places
        at={at}
        textOf={textOf}
        value={option.places}
        change={(places) => change({ ...option, places })}
      />
      <button className="btn btn-line btn-s" type="button" onClick={remove}>
        {m.editor_remove()}
      </button>
    </fieldset>
  )
}
