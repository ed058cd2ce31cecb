import { newKey } from '../../../model/event-facts/empty-facts.ts'
import { emptyRefund } from '../../../model/orders/sale-shape.ts'
import {
  mostRefundDays,
  refundStepsPerSale,
  type SaleFacts,
  type SaleRefundFacts,
} from '../../../model/schemas/orders/sale-facts.ts'
import type { Currency } from '../../../model/values/currencies.ts'
import { m } from '../../../paraglide/messages.js'
import { AmountField } from './amount-field.tsx'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import { withEntry, withoutEntry } from './keyed-list.ts'
import { NumberField } from './number-field.tsx'
import { SaleField } from './sale-field.tsx'

interface SaleRefundsProps {
  facts: SaleFacts
  textOf: (path: string) => string | undefined
  change: (next: (sale: SaleFacts) => SaleFacts) => void
}

/** The rule by which a place that its buyer gives up is paid back. */
export function SaleRefunds({ facts, textOf, change }: SaleRefundsProps) {
  const { refunds, currency, extras, feeMode } = facts
  const set = (next: SaleRefundFacts[]) => change((sale) => ({ ...sale, refunds: next }))
  const covers = (field: 'refundsExtras' | 'refundsServiceFee', label: string) => (
    <label className="sel-k">
      <input
        type="checkbox"
        checked={facts[field]}
        onChange={({ target: { checked } }) => change((sale) => ({ ...sale, [field]: checked }))}
      />
      {label}
    </label>
  )
  return (
    <section className="sel-c" aria-labelledby="refunds-h">
      <h2 id="refunds-h">{m.selling_refunds()}</h2>
      <p className="s muted">{m.selling_refunds_text()}</p>
      {refunds.map((step, index) => (
        <RefundFields
          key={step.key}
          {...{ step, index, currency, textOf }}
          change={(next) => set(withEntry(refunds, next))}
          remove={() => set(withoutEntry(refunds, step.key))}
        />
      ))}
      <div>
        <AddButton
          label={m.selling_refund_add()}
          isFull={refunds.length >= refundStepsPerSale}
          add={() => set([...refunds, emptyRefund(newKey())])}
        />
      </div>
      {refunds.length > 0 && extras.length > 0
        ? covers('refundsExtras', m.selling_refund_extras())
        : null}
      {refunds.length > 0 && feeMode === 'on_top'
        ? covers('refundsServiceFee', m.selling_refund_service())
        : null}
    </section>
  )
}

interface RefundFieldsProps extends Pick<SaleRefundsProps, 'textOf'> {
  step: SaleRefundFacts
  index: number
  currency: Currency | null
  change: (step: SaleRefundFacts) => void
  remove: () => void
}

function RefundFields({ step, index, currency, textOf, change, remove }: RefundFieldsProps) {
  const at = `refunds.${step.key}`
  return (
    <fieldset className="sel-s">
      <legend>{m.selling_refund({ n: index + 1 })}</legend>
      <SaleField
        path={`${at}.day`}
        label={m.selling_refund_day()}
        fault={textOf(`${at}.day`)}
        type="date"
        value={step.day ?? ''}
        onText={(day) => change({ ...step, day: day === '' ? null : day })}
      />
      <NumberField
        path={`${at}.daysBefore`}
        label={m.selling_refund_days()}
        fault={textOf(`${at}.daysBefore`)}
        isWhole
        most={mostRefundDays}
        value={step.daysBefore}
        onNumber={(daysBefore) => change({ ...step, daysBefore })}
      />
      <NumberField
        path={`${at}.percent`}
        label={m.selling_refund_percent()}
        fault={textOf(`${at}.percent`)}
        isWhole
        most={100}
        unit="%"
        value={step.percent}
        onNumber={(percent) => change({ ...step, percent })}
      />
      <AmountField
        path={`${at}.fee`}
        label={m.selling_refund_fee()}
        fault={textOf(`${at}.fee`)}
        {...{ currency, amount: step.fee }}
        change={(fee) => change({ ...step, fee })}
      />
      <RemoveButton remove={remove} />
    </fieldset>
  )
}
