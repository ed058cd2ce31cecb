import { dateBib } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import {
  savedGroupKeys,
  type SavedGroupKey,
  type SavedPageView,
  type SavedRow,
} from '../../../src/model/schemas/account/saved-page.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { SavedFacts } from '../../domain/community/saved-events/find-saved-cards.ts'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { hasEnded } from '../../time/local-day.ts'
import { daysUntil } from '../cards/days-until.ts'
import { editionCard, statusView } from '../cards/edition-card.ts'
import { gapBetween } from './saved-gap.ts'
import { monthHeadings } from './saved-months.ts'
import { byDate } from './saved-order.ts'
import { presentPlan } from './saved-plan.ts'
import { savedSeason } from './saved-season.ts'

const groupNames = {
  upcoming: m.saved_upcoming,
  expected: m.saved_expected,
  past: m.saved_past,
  cancelled: m.saved_cancelled,
} as const satisfies Record<SavedGroupKey, unknown>

/** @param now milliseconds */
function groupOf(facts: CardFacts, now: number): SavedGroupKey {
  if (statusView(facts.status)?.tone === 'bad') return 'cancelled'
  if (hasEnded(facts, now)) return 'past'
  return facts.confirmed === 1 ? 'upcoming' : 'expected'
}

function nextStart({ facts }: SavedFacts, locale: Locale, today: string): string {
  return m.saved_next(
    {
      name: facts.name,
      date: dateBib(facts.date, facts.date, locale).full,
      wait: daysUntil(facts.date, today, locale),
    },
    { locale },
  )
}

/** Season and groups of a list. @param today ISO date */
export function savedGroups(
  saved: readonly SavedFacts[],
  reader: Reader,
  today: string,
): Pick<SavedPageView, 'next' | 'season' | 'groups'> {
  const { locale } = reader
  const sorted = saved.toSorted(byDate)
  const inGroup = (...keys: SavedGroupKey[]) =>
    sorted.filter(({ facts }) => keys.includes(groupOf(facts, reader.now)))
  const rowsOf = (key: SavedGroupKey): SavedRow[] => {
    const group = key === 'past' ? inGroup(key).toReversed() : inGroup(key)
    const isAhead = key === 'upcoming' || key === 'expected'
    // An edition that has begun is listed in this month, whatever the month of its first day.
    const days = group.map(({ facts: { date } }) => (isAhead && date < today ? today : date))
    const months = monthHeadings(days, locale)
    return group.map(({ facts, note, ...plan }, index) => {
      const before = key === 'upcoming' ? group[index - 1] : undefined
      return {
        card: editionCard(facts, reader),
        month: months[index] ?? null,
        wait: key === 'upcoming' ? daysUntil(facts.date, today, locale) : null,
        note,
        ...presentPlan(plan),
        gap: before === undefined ? null : gapBetween(before.facts, facts, reader),
      }
    })
  }
  const next = inGroup('upcoming').find(({ facts }) => facts.date >= today)
  const ahead = inGroup('upcoming', 'expected').map(({ facts }) => facts)
  return {
    next: next === undefined ? null : nextStart(next, locale, today),
    season: {
      title: m.saved_season({}, { locale }),
      help: m.saved_season_help({}, { locale }),
      weeks: savedSeason(ahead, locale, today),
    },
    groups: savedGroupKeys
      .map((key) => ({ key, name: groupNames[key]({}, { locale }), rows: rowsOf(key) }))
      .filter(({ rows }) => rows.length > 0),
  }
}
