import { monthName } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { type UsualDate, usualDateIn } from '../../../src/model/event/usual-date.ts'
import { createMemo } from '../../../src/model/values/memo.ts'

/** Number of years over which a rule must keep to one month. */
const yearsOfMonth = 12

const monthsOfRules = createMemo<number | null>(5000)

/** Number of the month in which a rule's editions begin; null if it differs between the years. */
const monthOfRule = (rule: UsualDate, thisYear: number): number | null =>
  monthsOfRules(`${thisYear} ${JSON.stringify(rule)}`, () => {
    const months = Array.from({ length: yearsOfMonth }, (_, ahead) =>
      usualDateIn(thisYear + ahead, rule)?.date.slice(5, 7),
    ).filter((month) => month !== undefined)
    const [first] = months
    return first === undefined || months.some((month) => month !== first) ? null : Number(first)
  })

/** Name of the month in which a rule's editions begin; null without a rule, or if it differs between the years. */
export function usualMonth(rule: UsualDate | null, today: string, locale: Locale): string | null {
  const month = rule === null ? null : monthOfRule(rule, Number(today.slice(0, 4)))
  return month === null ? null : monthName(month, locale)
}
