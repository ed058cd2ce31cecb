import { toMajor, toMinor } from '../../../model/money/minor-units.ts'
import type { SaleEditionView } from '../../../model/schemas/orders/sale-editor.ts'
import type { SaleFacts } from '../../../model/schemas/orders/sale-facts.ts'
import { currencies, isCurrency, type Currency } from '../../../model/values/currencies.ts'
import { m } from '../../../paraglide/messages.js'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { SaleField } from './sale-field.tsx'

interface SaleTermsProps {
  edition: SaleEditionView
  facts: SaleFacts
  change: (next: (sale: SaleFacts) => SaleFacts) => void
  textOf: (path: string) => string | undefined
}

/** The terms with their amounts as they were written, in another currency. */
function inCurrency(sale: SaleFacts, currency: Currency | null): SaleFacts {
  const { currency: former } = sale
  if (former === null || currency === null) return { ...sale, currency }
  const amountOf = (amount: number | null) =>
    amount === null ? null : toMinor(toMajor(amount, former), currency)
  return {
    ...sale,
    currency,
    races: sale.races.map((race) => ({
      ...race,
      steps: race.steps.map((step) => ({ ...step, amount: amountOf(step.amount) })),
    })),
    extras: sale.extras.map((extra) => ({ ...extra, amount: amountOf(extra.amount) })),
    promos: sale.promos.map((promo) => ({ ...promo, amount: amountOf(promo.amount) })),
    refunds: sale.refunds.map((step) => ({ ...step, fee: amountOf(step.fee) })),
  }
}

/** Window, currency and fee of a sale. */
export function SaleTerms({ edition, facts, change, textOf }: SaleTermsProps) {
  const instant = (field: 'opens' | 'closes', label: string) => (
    <SaleField
      path={field}
      label={label}
      fault={textOf(field)}
      type="datetime-local"
      required
      value={facts[field] ?? ''}
      onText={(text) =>
        change((sale) => ({ ...sale, [field]: text === '' ? null : text.slice(0, 16) }))
      }
    />
  )
  const fault = textOf('currency')
  const { hasOrders } = edition
  const isNoted = fault !== undefined || hasOrders
  return (
    <section className="sel-c" aria-labelledby="terms-h">
      <h2 id="terms-h">{m.selling_title()}</h2>
      <p className="s muted">{m.selling_clock({ zone: edition.clock })}</p>
      <div className="sel-g">
        {instant('opens', m.selling_opens())}
        {instant('closes', m.selling_closes())}
        <div className={fault === undefined ? 'f' : 'f is-bad'}>
          <label htmlFor="currency">{m.currency_heading()}</label>
          <select
            className="in"
            id="currency"
            value={facts.currency ?? ''}
            disabled={hasOrders}
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={isNoted ? 'currency-note' : undefined}
            onChange={({ target: { value } }) =>
              change((sale) => inCurrency(sale, isCurrency(value) ? value : null))
            }
          >
            {facts.currency === null ? <option value="">–</option> : null}
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
          {fault === undefined ? null : <ErrorText id="currency-note">{fault}</ErrorText>}
          {fault === undefined && hasOrders ? (
            <div className="help" id="currency-note">
              {m.selling_currency_kept()}
            </div>
          ) : null}
        </div>
      </div>
      <fieldset className="f">
        <legend className="lab">{m.selling_fee()}</legend>
        {(['inside', 'on_top'] as const).map((mode) => (
          <label className="sel-k" key={mode}>
            <input
              type="radio"
              name="fee"
              checked={facts.feeMode === mode}
              onChange={() => change((sale) => ({ ...sale, feeMode: mode }))}
            />
            {mode === 'inside' ? m.selling_fee_inside() : m.selling_fee_on_top()}
          </label>
        ))}
      </fieldset>
      <label className="sel-k">
        <input
          type="checkbox"
          checked={facts.isPaused}
          onChange={({ target: { checked } }) => change((sale) => ({ ...sale, isPaused: checked }))}
        />
        {m.selling_paused()}
      </label>
    </section>
  )
}
