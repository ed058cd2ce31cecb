import { toMajor, toMinor } from '../../../model/money/minor-units.ts'
import { mostAmount } from '../../../model/schemas/orders/sale-facts.ts'
import type { Currency } from '../../../model/values/currencies.ts'
import { m } from '../../../paraglide/messages.js'
import { NumberField } from './number-field.tsx'

interface AmountFieldProps {
  path: string
  /** That of a price without one. */
  label?: string
  fault: string | undefined
  currency: Currency | null
  /** In minor units. */
  amount: number | null
  change: (amount: number | null) => void
}

/** A price in minor units, written in units of its currency; without one it is read as euro. */
export function AmountField({ path, label, fault, currency, amount, change }: AmountFieldProps) {
  const unit = currency ?? 'EUR'
  return (
    <NumberField
      {...{ path, fault, unit }}
      label={label ?? m.th_price()}
      isWhole={false}
      most={toMajor(mostAmount, unit)}
      value={amount === null ? null : toMajor(amount, unit)}
      onNumber={(value) => change(value === null ? null : toMinor(value, unit))}
    />
  )
}
