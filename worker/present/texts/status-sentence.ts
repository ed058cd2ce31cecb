import { fullDate } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { statusTexts } from '../../../src/i18n/status-texts.ts'
import type { StatusMeaning } from '../../../src/model/event/edition-status.ts'
import { m } from '../../../src/paraglide/messages.js'

/** Explanation of a status, with the former date of an edition that was moved. @param date ISO dates */
export function statusSentence(
  meaning: StatusMeaning,
  { date, previousDate }: { date: string; previousDate: string | null },
  locale: Locale,
): string {
  const text = statusTexts[meaning]({ date: fullDate(date, locale) }, { locale })
  if (previousDate === null) return text
  return `${text} ${m.status_moved_from({ date: fullDate(previousDate, locale) }, { locale })}`
}
