import { mostPlacesOfRace, type SaleStepFacts } from '../../../model/schemas/orders/sale-facts.ts'
import type { Currency } from '../../../model/values/currencies.ts'
import { m } from '../../../paraglide/messages.js'
import { AmountField } from './amount-field.tsx'
import { EndField } from './end-field.tsx'
import { RemoveButton } from './entry-buttons.tsx'
import { NumberField } from './number-field.tsx'

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

/** A price, until a time or for a number of places. */
export function SaleStep({ at, index, step, currency, textOf, change, remove }: SaleStepProps) {
  return (
    <fieldset className="sel-s">
      <legend>{m.selling_step({ n: index + 1 })}</legend>
      <AmountField
        path={`${at}.amount`}
        fault={textOf(`${at}.amount`)}
        currency={currency}
        amount={step.amount}
        change={(amount) => change({ ...step, amount })}
      />
      <EndField
        path={`${at}.until`}
        fault={textOf(`${at}.until`)}
        until={step.until}
        change={(until) => change({ ...step, until })}
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
      {remove === null ? null : <RemoveButton remove={remove} />}
    </fieldset>
  )
}
