import '../../src/i18n/all-words.ts'
import { locales, type Locale } from '../../src/model/locales.ts'
import { pathOf, type Target } from '../../src/i18n/paths.ts'
import { wordsOf } from '../../src/i18n/words.ts'
import { sports } from '../../src/model/event/sports.ts'
import type { BenchResult } from './report.ts'
import { median } from './statistics.ts'

/** As many links as the fullest page has. */
const linksOfAPage = 200
const runs = 200

/** Links of a page: mostly events, then sports, months of the calendar, and the fixed pages. */
function targets(locale: Locale): Target[] {
  const words = wordsOf(locale)
  return Array.from({ length: linksOfAPage }, (_, index): Target => {
    const sport = words.sports[sports[index % sports.length] ?? 'run']
    const kind = index % 10
    if (kind === 0) return { to: index % 20 === 0 ? 'home' : 'about' }
    if (kind <= 2) return { to: 'sport', word: sport }
    if (kind <= 4) return { to: 'calendar', criteria: [sport, '2027-05'] }
    return { to: 'event', permalink: `event-${index}`, date: kind === 5 ? '2027-05-01' : undefined }
  })
}

/** Translating all links of a page, in each language. */
export function benchLinks(): BenchResult {
  const times = locales.map((locale) => {
    const page = targets(locale)
    const samples = Array.from({ length: runs }, () => {
      const start = performance.now()
      for (const target of page) pathOf(target, locale)
      return performance.now() - start
    })
    return { locale, ms: median(samples) }
  })
  const slowest = times.reduce((most, each) => (each.ms > most.ms ? each : most))
  return {
    title: 'Translated links',
    note: `The ${linksOfAPage} links of a page put into each of ${locales.length} languages; the middle of ${runs} runs.`,
    figures: Object.fromEntries(times.map(({ locale, ms }) => [locale, { 'ms a page': ms }])),
    goals: [
      {
        what: `a page's links in ${slowest.locale}, the slowest`,
        measured: slowest.ms,
        bound: 'most',
        goal: 1,
        unit: 'ms',
      },
    ],
  }
}
