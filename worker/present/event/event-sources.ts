import { longDate, monthAndYear } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { EventSource } from '../../../src/model/event/sources.ts'
import type { EventView } from '../../../src/model/views.ts'
import { shownHost } from '../../../src/model/values/web-address.ts'
import type { EventRow, RaceRow } from '../../domain/catalogue/events/event-page-rows.ts'

const isWikipedia = (host: string): boolean => /(?:^|\.)wikipedia\.org$/u.test(host)

/** True for a host that is one of the sites, or a part of it: "results.example.org" of "example.org". */
const isHostOf = (host: string, site: string | null): boolean => {
  if (site === null) return false
  const siteHost = shownHost(site)
  return host === siteHost || host.endsWith(`.${siteHost}`)
}

/** Path under which the organiser's own word is stored as a source. */
const organiserPath = /^\/organiser\/(?<permalink>.+)$/u

/**
 * The sources of an event: the organiser by name, an article of Wikipedia is called so, other pages are named by their
 * host.
 */
export function presentSources(
  event: Pick<EventRow, 'url' | 'organiser' | 'organiserSite' | 'sources'>,
  locale: Locale,
): EventView['sources'] {
  return event.sources.map(({ url, facts, check }) => {
    const permalink = organiserPath.exec(url)?.groups?.['permalink']
    const checked = presentCheck(check, permalink !== undefined, locale)
    if (permalink !== undefined) {
      const label = event.organiser?.text ?? permalink
      return {
        url: pathOf({ to: 'organiser', permalink }, locale),
        label,
        official: true,
        facts,
        ...checked,
      }
    }
    const host = shownHost(url)
    return {
      url,
      label: isWikipedia(host) ? 'Wikipedia' : host,
      official: isHostOf(host, event.url) || isHostOf(host, event.organiserSite),
      facts,
      ...checked,
    }
  })
}

/** A day, or a month of which the day is not known, as text. */
const dayOrMonth = (date: string, locale: Locale): string =>
  date.length === 7 ? monthAndYear(date, locale) : longDate(date, locale)

function presentCheck(
  check: EventSource['check'],
  isOrganiserWord: boolean,
  locale: Locale,
): Pick<EventView['sources'][number], 'checkKind' | 'checkedOn'> {
  if (check === undefined) return { checkKind: null, checkedOn: null }
  const { kind, on, copied } = check
  if (copied !== undefined)
    return { checkKind: 'dated-copy', checkedOn: dayOrMonth(copied, locale) }
  return { checkKind: isOrganiserWord ? 'word' : kind, checkedOn: dayOrMonth(on, locale) }
}

/**
 * A page that states a price or the window of a sign-up, and the day on which it was read; of a stored copy only the month
 * of the comparison is known.
 */
export const statedOn = (url: string, checked: string, locale: Locale) => ({
  url,
  host: shownHost(url),
  date: dayOrMonth(checked, locale),
  copy: checked.length === 7,
})

/** The pages that state the prices of races, each once. */
export function presentPriceSources(
  races: readonly RaceRow[],
  locale: Locale,
): EventView['priceSources'] {
  const pages = new Map<string, string>()
  for (const { url, checked } of races.flatMap(({ priceSources }) => priceSources))
    if (checked !== null && checked > (pages.get(url) ?? '')) pages.set(url, checked)
  return [...pages].map(([url, checked]) => statedOn(url, checked, locale))
}
