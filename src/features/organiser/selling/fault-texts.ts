import { fieldTexts } from '../../../i18n/field-texts.ts'
import type { SaleFault, SaleWarning } from '../../../model/orders/sale-faults.ts'
import { m } from '../../../paraglide/messages.js'

/** Sentence of a fault. @param least number of places that are sold, held or held back, or of an extra's option or a promo code */
export function saleFaultText(fault: SaleFault, label: string, least: number): string {
  switch (fault) {
    case 'required':
    case 'invalid':
      return fieldTexts[fault]({ label })
    case 'window-order':
      return m.editor_fault_window_order()
    case 'no-race':
      return m.selling_fault_no_race()
    case 'no-price':
      return m.selling_fault_no_price()
    case 'step-order':
      return m.selling_fault_step_order()
    case 'held-back':
      return m.selling_fault_held_back()
    case 'below-taken':
      return m.selling_fault_below({ n: least })
    case 'extra-below-taken':
    case 'promo-below-used':
      return m.selling_fault_extra({ n: least })
    case 'promo-twice':
      return m.selling_promo_twice()
    case 'promo-one-value':
      return m.selling_promo_one()
    case 'refund-one-day':
      return m.selling_refund_one()
    case 'refund-day-twice':
      return m.selling_refund_twice()
    case 'currency-sold':
      return m.selling_currency_kept()
    case 'no-payment':
      return m.selling_fault_payment()
    case 'no-payout':
      return m.selling_fault_payout()
  }
}

export const saleWarningTexts = {
  'unpriced-places': m.selling_warn_places,
  'unpriced-days': m.selling_warn_days,
} satisfies Record<SaleWarning, () => string>
