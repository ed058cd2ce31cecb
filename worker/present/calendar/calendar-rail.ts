import type { Reader } from '../../../src/i18n/reader.ts'
import type { CalendarRail } from '../../../src/model/calendar/calendar-view.ts'
import type { CalendarPageKey } from '../../../src/model/calendar/page-keys.ts'
import type { Choice } from '../../calendar-filters/filter.ts'
import { calendarFilters, type AnyFilter } from '../../calendar-filters/filter-list.ts'
import { confirmed } from '../../calendar-filters/filters/confirmed.ts'
import { country } from '../../calendar-filters/filters/country.ts'
import { city } from '../../calendar-filters/filters/city.ts'
import { dates } from '../../calendar-filters/filters/dates.ts'
import { distance } from '../../calendar-filters/filters/distance.ts'
import { effort } from '../../calendar-filters/filters/effort.ts'
import { format } from '../../calendar-filters/filters/format.ts'
import { gain } from '../../calendar-filters/filters/gain.ts'
import { language } from '../../calendar-filters/filters/language.ts'
import { length } from '../../calendar-filters/filters/length.ts'
import { month } from '../../calendar-filters/filters/month.ts'
import { near } from '../../calendar-filters/filters/near.ts'
import { price } from '../../calendar-filters/filters/price.ts'
import { rating } from '../../calendar-filters/filters/rating.ts'
import { region } from '../../calendar-filters/filters/region.ts'
import { signUp } from '../../calendar-filters/filters/sign-up.ts'
import { sport } from '../../calendar-filters/filters/sport.ts'
import { team } from '../../calendar-filters/filters/team.ts'
import { text } from '../../calendar-filters/filters/text.ts'
import { writeKeys } from '../../calendar-filters/write-keys.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import { criteriaSegments, noCriteria, type Criteria } from '../../domain/calendar/criteria.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { optionLink } from './option-link.ts'

/** Keys that the form sends by its fields, or not at all: a changed filter leads to the first page. */
const notHidden = new Set<string>([
  ...calendarFilters.flatMap((filter) => (filter.hasFields ? Object.keys(filter.keys) : [])),
  ...(['sort', 'page'] satisfies CalendarPageKey[]),
])

function hiddenFields(query: CalendarQuery, { locale }: Reader): CalendarRail['hidden'] {
  const { sport: chosen, group, distance: preset, country: code, month: days } = query.criteria
  const { region: words, city: slug } = query.criteria
  const part = (name: CalendarPageKey, criteria: Partial<Criteria>): [string, string][] => {
    const value = criteriaSegments({ ...noCriteria, ...criteria }, locale).join('/')
    return value === '' ? [] : [[name, value]]
  }
  return [
    ...part('sport', { sport: chosen, group }),
    ...part('distance', { distance: preset }),
    ...part('place', { country: code, region: words, city: slug }),
    ...part('month', { month: days }),
    ...writeKeys(query).filter(([key]) => !notHidden.has(key)),
  ]
}

/** The filters of a calendar with the counts of their options. */
export function calendarRail(
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
  today: string,
): CalendarRail {
  const { locale } = reader
  const context = [query, facts, reader, today] as const
  const link = (filter: AnyFilter, choice: Choice) => optionLink(query, filter, choice, locale)
  const links = (filter: AnyFilter, choices: Choice[]) =>
    choices.map((choice) => link(filter, choice))
  const ofDistance = ({ figure, ...choice }: Choice & { figure: string | null }) => ({
    ...link(distance, choice),
    figure,
  })
  const ofMonth = ({ title, heat, ...choice }: Choice & { title: string; heat: number }) => ({
    ...link(month, choice),
    title,
    heat,
  })
  const ofSport = (choice: Choice & Pick<CalendarRail['sports']['own'][0], 'sport' | 'hue'>) => ({
    ...link(sport, choice),
    sport: choice.sport,
    hue: choice.hue,
  })
  const sports = sport.options(...context)
  const { weekends, from, to } = dates.options(...context)
  const { months, years } = month.options(...context)
  const { most, all } = country.options(...context)
  const { centres, radii } = near.options(...context)
  const { free, ...priceFields } = price.options(...context)
  return {
    hidden: hiddenFields(query, reader),
    sports: { own: sports.leading.map(ofSport), others: sports.others.map(ofSport) },
    weekends: links(dates, weekends),
    months: months.map(ofMonth),
    years: years.map(({ year, months: others }) => ({ year, months: others.map(ofMonth) })),
    from,
    to,
    confirmed: link(confirmed, confirmed.options(...context)),
    presets: distance.options(...context).map(ofDistance),
    lengths: length.options(...context),
    countries: links(country, most),
    moreCountries: all,
    regions: links(region, region.options(...context)),
    cities: links(city, city.options(...context)),
    text: text.options(...context),
    near: links(near, centres),
    // The link of the radius in force keeps it, because `near` has no meaning without a radius.
    radii: radii.map((choice) => ({
      ...link(near, { ...choice, chosen: false }),
      chosen: choice.chosen,
    })),
    climb: gain.options(...context),
    effort: effort.options(...context),
    registration: links(signUp, signUp.options(...context)),
    price: { ...priceFields, free: link(price, free) },
    formats: links(format, format.options(...context)),
    teams: links(team, team.options(...context)),
    ratings: links(rating, rating.options(...context)),
    languages: links(language, language.options(...context)),
  }
}
