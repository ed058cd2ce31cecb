import type { RefundRuleView } from '../model/schemas/orders/refund-rule.ts'
import { m } from '../paraglide/messages.js'

const stepText = ({ until: date, percent, fee }: RefundRuleView['steps'][number]): string => {
  if (percent === null) return m.refund_until_none({ date })
  return fee === null
    ? m.refund_until({ date, percent })
    : m.refund_until_fee({ date, percent, fee })
}

/** Sentences of a refund rule, in their order. */
function sentencesOf(rule: RefundRuleView): string[] {
  if (!rule.isStated) return [m.refund_unstated()]
  if (rule.steps.length === 0) return [m.refund_none()]
  return [
    ...rule.steps.map(stepText),
    m.refund_after(),
    ...(rule.isWithoutExtras ? [m.refund_no_extras()] : []),
    ...(rule.isWithoutServiceFee ? [m.refund_no_service()] : []),
  ]
}

/** How a place that is given up is paid back, in plain words. */
export const RefundTerms = ({ rule }: { rule: RefundRuleView }) => (
  <section aria-labelledby="refunds">
    <h3 id="refunds">{m.refund_heading()}</h3>
    <ul className="ticks s">
      {sentencesOf(rule).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
)
