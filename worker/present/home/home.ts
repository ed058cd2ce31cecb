import { count, figure, longDate, number } from '../../../src/i18n/format.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { wordsOf } from '../../../src/i18n/words.ts'
import {
  distancePresets,
  homeDistances,
  type HomeDistance,
} from '../../../src/model/calendar/distance-presets.ts'
import type { Leg } from '../../../src/model/event/kilometre-bars.ts'
import { hueOf, type Hue } from '../../../src/model/event/sports.ts'
import { longUnits } from '../../../src/model/values/units.ts'
import { addDays, mondayOf } from '../../../src/model/values/dates.ts'
import type { HomeView } from '../../../src/model/views.ts'
import { noCriteria } from '../../domain/calendar/criteria.ts'
import type { HomeFacts } from '../../domain/catalogue/home/find-home.ts'
import { briefCard } from '../cards/brief-card.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { editionCard } from '../cards/edition-card.ts'
import { describeHome } from '../texts/page-descriptions.ts'
import { presentSeason } from '../calendar/season.ts'
import { presentSports } from './home-sports.ts'

/** Fewest sign-ups about to open that make a list. */
const openingsShown = 3

/** Past weeks of the season strip. */
const seasonPast = 4

/** Legs of the drawing of each distance in the "How far?" grid. None has a climb, so each is a ruler. */
const distanceLegs: Record<HomeDistance, Leg[]> = {
  '5k': [{ hue: 'run', km: 5 }],
  '10k': [{ hue: 'run', km: 10 }],
  half: [{ hue: 'run', km: 21.1 }],
  marathon: [{ hue: 'run', km: 42.2 }],
  '50k': [{ hue: 'trail', km: 50 }],
  '100k': [{ hue: 'trail', km: 100 }],
  middle: [
    { hue: 'water', km: 1.9 },
    { hue: 'cycling', km: 90 },
    { hue: 'run', km: 21.1 },
  ],
  full: [
    { hue: 'water', km: 3.8 },
    { hue: 'cycling', km: 180 },
    { hue: 'run', km: 42.2 },
  ],
}

/** The hero has the colour of the sport with the most starts in the current week (design); ties are broken by this order. */
const heroOrder: readonly Hue[] = ['run', 'trail', 'cycling', 'water', 'multi', 'winter', 'other']

function heroHue(races: (monday: string, hue: Hue) => number, today: string): Hue {
  const starts = (hue: Hue) => races(mondayOf(today), hue)
  return heroOrder.reduce((best, hue) => (starts(hue) > starts(best) ? hue : best))
}

function presentOpening(
  { opening }: HomeFacts,
  reader: Reader,
  today: string,
): HomeView['opening']['cards'] {
  const { locale } = reader
  // A page may be rendered shortly after midnight, before the highlights are computed anew.
  const cards = opening.flatMap((facts) => {
    const { opens } = facts
    if (opens === null || opens <= today) return []
    const opensDay = number(Number(opens.slice(8)), locale)
    return [{ card: briefCard(facts, reader), opens, opensDay, opensOn: longDate(opens, locale) }]
  })
  return cards.length < openingsShown ? [] : cards
}

function presentOften(locale: Locale): HomeView['often'] {
  const words = wordsOf(locale)
  const marathons = pathOf({ to: 'calendar', criteria: [words.distances.marathon] }, locale)
  const sportPath = (sport: 'trail' | 'triathlon') =>
    pathOf({ to: 'sport', word: words.sports[sport] }, locale)
  return [
    { label: 'marathon', path: marathons },
    { label: 'trail', path: sportPath('trail') },
    { label: 'triathlon', path: sportPath('triathlon') },
  ]
}

export function presentHome(
  facts: HomeFacts,
  reader: Reader,
  today: string,
  thisFriday: string,
): HomeView {
  const { locale } = reader
  const long = longUnits[reader.unit]
  const races = (kind: string, key = '') => facts.counts.get(kind)?.[key]?.[0] ?? 0
  const editions = (kind: string, key = '') => facts.counts.get(kind)?.[key]?.[1] ?? 0
  const weekRaces = (monday: string, hue: Hue) => races('week', `${monday}/${hue}`)
  const friday = facts.weekend?.friday ?? thisFriday
  const allRaces = count(races('all'), locale)
  const countries = count(Object.keys(facts.counts.get('country') ?? {}).length, locale)
  return {
    hue: heroHue(weekRaces, today),
    races: allRaces,
    events: count(editions('all'), locale),
    countries,
    languages: number(locales.length, locale),
    weekend: {
      thisWeekend: friday === thisFriday,
      races: count(facts.weekend?.races ?? 0, locale),
      path: calendarPath(noCriteria, locale, { from: friday, to: addDays(friday, 2) }),
      cards: facts.weekendCards.map((card) => editionCard(card, reader)),
    },
    season: presentSeason(
      {
        races: weekRaces,
        counts: facts.counts.get('week') ?? {},
        criteria: noCriteria,
        past: seasonPast,
      },
      locale,
      today,
    ),
    confirmed: {
      events: count(editions('confirmed'), locale),
      path: calendarPath(noCriteria, locale, { confirmed: true }),
      cards: facts.confirmed.map((card) => briefCard(card, reader)),
    },
    opening: {
      events: count(editions('opening'), locale),
      path: calendarPath(noCriteria, locale, { signUp: 'soon' }),
      cards: presentOpening(facts, reader, today),
    },
    ...presentSports(editions, locale),
    distances: homeDistances.map(({ preset, sport }) => ({
      preset,
      figure: figure(distancePresets[preset][long.unit], long.unit, locale).value,
      hue: hueOf(sport),
      legs: distanceLegs[preset],
      races: count(races('distance', `${sport}/${preset}`), locale),
      path: calendarPath({ ...noCriteria, sport, distance: preset }, locale),
    })),
    picks: facts.picks.map((card) => editionCard(card, reader)),
    often: presentOften(locale),
    calendarPath: calendarPath(noCriteria, locale),
    description: describeHome({ races: allRaces, countries }, locale),
    alternates: Object.fromEntries(locales.map((each) => [each, pathOf({ to: 'home' }, each)])),
  }
}
