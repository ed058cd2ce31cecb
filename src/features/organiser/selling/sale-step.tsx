import { toMajor, toMinor } from '../../../model/money/minor-units.ts'
import {
  mostAmount,
  mostPlacesOfRace,
  type SaleStepFacts,
} from '../../../model/schemas/orders/sale-facts.ts'
import type { Currency } from '../../../model/values/currencies.ts'
import { m } from '../../../paraglide/messages.js'
import { NumberField } from './number-field.tsx'
import { SaleField } from './sale-field.tsx'

interface SaleStepProps {
  /** Path of the step as it is published. */
  at: string
  index: number
  step: SaleStepFacts
  currency: Currency | null
  textOf: (path: string) => string | undefined
  change: (step: SaleStepFacts) => void
  /** Null for the only step. */
  remove: (() => void) | null
}

/** A price, until a time or for a number of places. Amounts without a currency are read as euro. */
export function SaleStep({ at, index, step, currency, textOf, change, remove }: SaleStepProps) {
  const unit = currency ?? 'EUR'
  return (
    <fieldset className="sel-s">
      <legend>{m.selling_step({ n: index + 1 })}</legend>
      <NumberField
        path={`${at}.amount`}
        label={m.th_price()}
        fault={textOf(`${at}.amount`)}
        unit={unit}
        isWhole={false}
        most={toMajor(mostAmount, unit)}
        value={step.amount === null ? null : toMajor(step.amount, unit)}
        onNumber={(value) =>
          change({ ...step, amount: value === null ? null : toMinor(value, unit) })
        }
      />
      <SaleField
        path={`${at}.until`}
        label={m.selling_ends()}
        help={m.selling_no_limit()}
        fault={textOf(`${at}.until`)}
        type="datetime-local"
        value={step.until ?? ''}
        onText={(text) => change({ ...step, until: text === '' ? null : text.slice(0, 16) })}
      />
      <NumberField
        path={`${at}.places`}
        label={m.selling_step_places()}
        help={m.selling_no_limit()}
        fault={textOf(`${at}.places`)}
        isWhole
        most={mostPlacesOfRace}
        value={step.places}
        onNumber={(places) => change({ ...step, places })}
      />
      {remove === null ? null : (
        <button className="btn btn-line btn-s" type="button" onClick={remove}>
          {m.editor_remove()}
        </button>
      )}
    </fieldset>
  )
}
