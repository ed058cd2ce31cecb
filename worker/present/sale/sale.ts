import { figureText } from '../../../src/i18n/figure-text.ts'
import { count, dayAndMonth, longDate, price } from '../../../src/i18n/format.ts'
import { length } from '../../../src/i18n/lengths.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { locales } from '../../../src/model/locales.ts'
import { toMajor } from '../../../src/model/money/minor-units.ts'
import { addDays } from '../../../src/model/values/dates.ts'
import type { OfferView, SaleView } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import { noCriteria } from '../../domain/calendar/criteria.ts'
import type { LoggedPrice, SaleFacts } from '../../domain/catalogue/prices/find-sale.ts'
import { editionCard } from '../cards/edition-card.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { priceIn } from '../texts/prices.ts'
import { priceNote } from '../texts/phrases.ts'

/** Days before a change of price that are compared and drawn (docs/decisions/0078-price-log.md). */
const comparedDays = 30

/** Lowest price of each of the days before a change. @param log in order of days, without a gap */
export function dailyPrices(log: readonly LoggedPrice[], changed: string): number[] {
  return Array.from({ length: comparedDays }, (_, index) => {
    const day = addDays(changed, index - comparedDays)
    const row = log.findLast((each) => each.day <= day)
    return row === undefined ? 0 : row.day === day ? row.lowest : row.amount
  })
}

function presentOffer(
  { card, race, metres, amount, prior, currency, day, until, log }: SaleFacts['lowered'][number],
  reader: Reader,
): OfferView {
  const { locale } = reader
  const prices = dailyPrices(log, day)
  const text = (minor: number) => price(toMajor(minor, currency), currency, locale)
  const highest = Math.max(amount, ...prices)
  const share = (value: number) => Math.round((value / highest) * 1000) / 10
  const shown = priceIn(reader, amount, currency)
  const distance = metres === null ? [] : [figureText(length(metres, reader), locale)]
  return {
    card: editionCard(card, reader),
    race: [race, ...distance.filter((each) => each !== race)].join(' · '),
    price: text(amount),
    prior: text(prior),
    converted: shown.converted === null ? null : shown.text,
    note: priceNote(shown, locale),
    from: dayAndMonth(addDays(day, -comparedDays), locale),
    changed: dayAndMonth(day, locale),
    until: until === null ? null : m.sale_until({ date: longDate(until, locale) }, { locale }),
    days: prices.map(share),
    low: share(prior),
    now: share(amount),
  }
}

export function presentSale(facts: SaleFacts, reader: Reader): SaleView {
  const { locale } = reader
  const to = { locale }
  return {
    races: count(facts.lowered.length, locale),
    lowered: facts.lowered.map((each) => presentOffer(each, reader)),
    rising: facts.rising.map(({ card, amount, currency, until, next }) => {
      const text = (minor: number) => price(toMajor(minor, currency), currency, locale)
      const known = { price: text(amount), date: longDate(until, locale) }
      return {
        card: editionCard(card, reader),
        note:
          next === null
            ? m.sale_price_until(known, to)
            : m.sale_price_then({ ...known, next: text(next) }, to),
      }
    }),
    closing: facts.closing.map(({ card, closes }) => ({
      card: editionCard(card, reader),
      note: m.panel_open_until({ date: longDate(closes, locale) }, to),
    })),
    calendarPath: calendarPath(noCriteria, locale),
    alternates: Object.fromEntries(locales.map((each) => [each, pathOf({ to: 'sale' }, each)])),
  }
}
