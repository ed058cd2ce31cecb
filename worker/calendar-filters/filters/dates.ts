import { openSpan } from '../../../src/i18n/date-span.ts'
import { dayRange } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { defineFilter, type Choice } from '../filter.ts'
import { dayKey } from '../key-schemas.ts'

export const hasDates = ({ from, to }: Pick<CalendarQuery, 'from' | 'to'>): boolean =>
  from !== null || to !== null

function weekends(query: CalendarQuery, facts: CalendarFacts, locale: Locale): Choice[] {
  const labels = { this: m.filter_this_weekend, next: m.filter_next_weekend }
  return [...facts.weekends].map(([key, { from, to }]) => ({
    label: labels[key]({}, { locale }),
    total: facts.facets.range.get(key) ?? 0,
    chosen: query.from === from && query.to === to,
    change: { from, to, criteria: { month: null } },
  }))
}

/** A range of days. */
export const dates = defineFilter({
  name: 'dates',
  keys: { from: dayKey('First day, inclusive.'), to: dayKey('Last day, inclusive.') },
  hasFields: true,
  read: ({ from, to }) => ({ from, to }),
  write: ({ from, to }) => ({ from, to }),
  contradiction: ({ from, to }) => (from !== null && to !== null && from > to ? 'to' : null),
  isSet: hasDates,
  drop: () => ({ from: null, to: null }),
  search: ({ from, to }, { firstDay }) => ({ from: from ?? firstDay, to: to ?? undefined }),
  label({ from, to }, _places, { locale }) {
    if (from !== null && to !== null) return dayRange(from, to, locale)
    if (from !== null) return openSpan('from', from, locale)
    return to === null ? null : openSpan('to', to, locale)
  },
  options: (query, facts, { locale }) => ({
    weekends: weekends(query, facts, locale),
    from: query.from ?? '',
    to: query.to ?? '',
  }),
})
