import { m } from '../../../paraglide/messages.js'

const labels: Record<string, () => string> = {
  currency: m.currency_heading,
  opens: m.selling_opens,
  closes: m.selling_closes,
  races: m.races_heading,
  places: m.selling_places,
  heldBack: m.selling_held_back,
  steps: m.th_price,
  amount: m.th_price,
  until: m.selling_ends,
  name: m.source_name,
  code: m.checkout_promo,
  percent: m.selling_promo_percent,
  uses: m.selling_promo_uses,
  day: m.selling_refund_day,
  daysBefore: m.selling_refund_days,
  'refunds.percent': m.selling_refund_percent,
  fee: m.selling_refund_fee,
  text: m.selling_question_text,
  choices: m.selling_answer,
  onlyIf: m.selling_asked_if,
}

/** Label of the field with this path in a sale's terms. */
export function labelOfPath(path: string): string {
  const field = path.slice(path.lastIndexOf('.') + 1)
  const [list = ''] = path.split('.')
  return (labels[`${list}.${field}`] ?? labels[field])?.() ?? m.selling_title()
}
