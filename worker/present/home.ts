import { count, dayAndMonth, figure, shortMonth } from '../../src/i18n/format.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import { wordsOf } from '../../src/i18n/words.ts'
import {
  distancePresets,
  homeDistances,
  type HomeDistance,
} from '../../src/model/distance-presets.ts'
import type { Leg } from '../../src/model/kilometre-bars.ts'
import { hueOf, hues, type Hue } from '../../src/model/sports.ts'
import { longUnits } from '../../src/model/units.ts'
import { addDays, mondayOf } from '../../src/model/dates.ts'
import type { HomeView, SeasonWeek } from '../../src/model/views.ts'
import { noCriteria } from '../domain/calendar/criteria.ts'
import type { HomeFacts } from '../domain/catalogue/home/find-home.ts'
import { calendarPath } from './calendar-path.ts'
import { editionCard } from './edition-card.ts'

/** Number of weeks in the season strip, and of past ones at its start. */
const weeksShown = 52
const weeksPast = 4

/** Legs of the drawing of each distance in the "How far?" grid. */
const distanceLegs: Record<HomeDistance, Leg[]> = {
  '5k': [{ hue: 'run', km: 5 }],
  '10k': [{ hue: 'run', km: 10 }],
  half: [{ hue: 'run', km: 21 }],
  marathon: [{ hue: 'run', km: 42 }],
  '50k': [{ hue: 'trail', km: 50, gain: 1800 }],
  '100k': [{ hue: 'trail', km: 100, gain: 4500 }],
  middle: [
    { hue: 'water', km: 1.9 },
    { hue: 'cycling', km: 90, gain: 700 },
    { hue: 'run', km: 21.1 },
  ],
  full: [
    { hue: 'water', km: 3.8 },
    { hue: 'cycling', km: 180, gain: 1400 },
    { hue: 'run', km: 42.2 },
  ],
}

function stack(shares: { hue: Hue; share: number }[]): SeasonWeek['stacks'] {
  const tenths = (share: number) => Math.round(share * 1000) / 10
  let below = 0
  return shares.flatMap(({ hue, share }) => {
    if (share === 0) return []
    below += share
    return [{ hue, y: tenths(1 - below), height: tenths(share) }]
  })
}

function season(
  weekCounts: Map<string, number>,
  locale: Locale,
  today: string,
): HomeView['season'] {
  const thisMonday = mondayOf(today)
  const mondays = Array.from({ length: weeksShown }, (_, i) =>
    addDays(thisMonday, (i - weeksPast) * 7),
  )
  const byHue = (monday: string, hue: Hue) => weekCounts.get(`${monday}/${hue}`) ?? 0
  const totals = mondays.map((monday) => hues.reduce((sum, hue) => sum + byHue(monday, hue), 0))
  const tallest = Math.max(1, ...totals)
  const weeks = mondays.map((monday, i): SeasonWeek => ({
    monday,
    label: dayAndMonth(monday, locale),
    races: count(totals[i] ?? 0, locale),
    past: monday < thisMonday,
    current: monday === thisMonday,
    path: calendarPath(noCriteria, locale, { from: monday, to: addDays(monday, 6) }),
    stacks: stack(hues.map((hue) => ({ hue, share: byHue(monday, hue) / tallest }))),
  }))
  const months = mondays.flatMap((monday, i) => {
    const before = mondays[i - 1]
    const starts = before !== undefined && before.slice(0, 7) !== monday.slice(0, 7)
    return starts ? [{ label: shortMonth(monday, locale), column: i + 1 }] : []
  })
  return { weeks, months }
}

/** The hero has the colour of the sport with the most starts in the current week (design); ties are broken by this order. */
const heroOrder: readonly Hue[] = ['run', 'trail', 'cycling', 'water', 'multi', 'winter', 'other']

function heroHue(weekCounts: Map<string, number>, today: string): Hue {
  const monday = mondayOf(today)
  const starts = (hue: Hue) => weekCounts.get(`${monday}/${hue}`) ?? 0
  return heroOrder.reduce((best, hue) => (starts(hue) > starts(best) ? hue : best))
}

export function presentHome(
  facts: HomeFacts,
  reader: Reader,
  today: string,
  thisFriday: string,
): HomeView {
  const { locale } = reader
  const long = longUnits[reader.unit]
  const of = (kind: string) => facts.counts.filter((row) => row.kind === kind)
  const weekCounts = new Map(of('week').map((row) => [row.key, row.races]))
  const distanceCounts = new Map(of('distance').map((row) => [row.key, row.races]))
  const words = wordsOf(locale)
  const friday = facts.weekend?.friday ?? thisFriday
  return {
    hue: heroHue(weekCounts, today),
    races: count(of('all')[0]?.races ?? 0, locale),
    countries: count(of('country').length, locale),
    weekend: {
      thisWeekend: friday === thisFriday,
      races: count(facts.weekend?.races ?? 0, locale),
      path: calendarPath(noCriteria, locale, { from: friday, to: addDays(friday, 2) }),
      cards: facts.weekendCards.map((card) => editionCard(card, reader, today)),
    },
    season: season(weekCounts, locale, today),
    distances: homeDistances.map(({ preset, sport }) => ({
      preset,
      figure: figure(distancePresets[preset][long.unit], long.unit, locale).value,
      hue: hueOf(sport),
      legs: distanceLegs[preset],
      races: count(distanceCounts.get(`${sport}/${preset}`) ?? 0, locale),
      path: calendarPath({ ...noCriteria, sport, distance: preset }, locale),
    })),
    picks: facts.picks.map((card) => editionCard(card, reader, today)),
    often: (['marathon', 'trail', 'triathlon'] as const).map((key) =>
      key === 'marathon'
        ? {
            label: key,
            path: pathOf({ to: 'calendar', criteria: [words.distances.marathon] }, locale),
          }
        : { label: key, path: pathOf({ to: 'sport', word: words.sports[key] }, locale) },
    ),
    calendarPath: calendarPath(noCriteria, locale),
    alternates: Object.fromEntries(locales.map((each) => [each, pathOf({ to: 'home' }, each)])),
  }
}
