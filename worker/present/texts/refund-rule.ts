import { longDate, percent, price } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { toMajor } from '../../../src/model/money/minor-units.ts'
import type { RuleOfSale } from '../../../src/model/orders/refund-rules.ts'
import type { RefundRuleView } from '../../../src/model/schemas/orders/refund-rule.ts'

/** A refund rule in words, without steps that have ended. @param today ISO date */
export function presentRefundRule(
  { rule, currency, hasExtras, isFeeOnTop }: RuleOfSale,
  today: string,
  locale: Locale,
): RefundRuleView {
  const open = (rule?.steps ?? []).filter(({ until }) => today <= until)
  const last = open.findLastIndex((step) => step.percent > 0)
  const paysBack = last >= 0
  return {
    isStated: rule !== null,
    // After the last step that pays something nothing is paid back anyway.
    steps: open.slice(0, last + 1).map((step) => ({
      until: longDate(step.until, locale),
      percent: step.percent === 0 ? null : percent(step.percent / 100, locale),
      fee:
        step.percent === 0 || step.fee === 0
          ? null
          : price(toMajor(step.fee, currency), currency, locale),
    })),
    isWithoutExtras: paysBack && hasExtras && rule?.extras === false,
    isWithoutServiceFee: paysBack && isFeeOnTop && rule?.serviceFee === false,
  }
}
