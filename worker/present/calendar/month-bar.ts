import type { Locale } from '../../../src/model/locales.ts'
import type { GridDay } from '../../../src/model/calendar/calendar-view.ts'
import { addDays } from '../../../src/model/values/dates.ts'
import { hueOf, sportOfCode, type Hue } from '../../../src/model/event/sports.ts'
import type { BarFacts } from '../../domain/catalogue/cards/edition-bars.ts'
import { hasEnded } from '../../time/local-day.ts'
import { statusView } from '../cards/edition-card.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import type { WeekBar } from './week-bars.ts'

/** Colour of an edition in the stack of a day; nothing for one that was not read. */
export const monthBarHue = (edition: BarFacts | undefined): Hue[] =>
  edition === undefined ? [] : [hueOf(sportOfCode(edition.sport))]

/** @param date the day of the bar's beginning in the week; `now` is in milliseconds */
export function monthBar(
  edition: BarFacts,
  { lane, span }: WeekBar,
  { date, locale, now }: { date: string; locale: Locale; now: number },
): GridDay['bars'] {
  const { permalink, name, nameLanguage, endDate } = edition
  return [
    {
      permalink,
      linkDate: hasEnded(edition, now) ? edition.date : null,
      name,
      nameLang: foreignTag(nameLanguage, locale),
      hue: hueOf(sportOfCode(edition.sport)),
      status: statusView(edition.status),
      confirmed: edition.confirmed === 1,
      lane,
      span,
      from: edition.date < date,
      on: endDate > addDays(date, span - 1),
    },
  ]
}
