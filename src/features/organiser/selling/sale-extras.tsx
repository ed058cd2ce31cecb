import { newKey } from '../../../model/event-facts/empty-facts.ts'
import { emptyExtra, emptyOption } from '../../../model/orders/sale-shape.ts'
import {
  extraNameCharacters,
  extrasPerSale,
  mostPlacesOfRace,
  optionsPerExtra,
  type ExtraOptionFacts,
  type SaleExtraFacts,
  type SaleFacts,
} from '../../../model/schemas/orders/sale-facts.ts'
import type { Currency } from '../../../model/values/currencies.ts'
import { m } from '../../../paraglide/messages.js'
import { AmountField } from './amount-field.tsx'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import { withEntry, withoutEntry } from './keyed-list.ts'
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
          change={(next) => set(withEntry(extras, next))}
          remove={() => set(withoutEntry(extras, extra.key))}
        />
      ))}
      <div>
        <AddButton
          label={m.selling_extra_add()}
          isFull={extras.length >= extrasPerSale}
          add={() => set([...extras, emptyExtra(newKey())])}
        />
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

function ExtraFields({ extra, index, currency, textOf, change, remove }: ExtraFieldsProps) {
  const { key, name, amount, isPerOrder, places, options } = extra
  const at = `extras.${key}`
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
      <AmountField
        path={`${at}.amount`}
        fault={textOf(`${at}.amount`)}
        {...{ currency, amount }}
        change={(next) => change({ ...extra, amount: next })}
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
          change={(next) => setOptions(withEntry(options, next))}
          remove={() => setOptions(withoutEntry(options, option.key))}
        />
      ))}
      <AddButton
        label={m.selling_option_add()}
        isFull={options.length >= optionsPerExtra}
        add={() => setOptions([...options, emptyOption(newKey())])}
      />
      <RemoveButton remove={remove} />
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
      <RemoveButton remove={remove} />
    </fieldset>
  )
}
