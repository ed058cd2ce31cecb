import { statusMessages } from '../../../src/i18n/status-messages.ts'
import { dateBib, longDate, number } from '../../../src/i18n/format.ts'
import { joined, labelled } from '../../../src/i18n/joins.ts'
import { rejectionTexts } from '../../../src/i18n/rejection-texts.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Completeness } from '../../../src/model/event-facts/completeness.ts'
import type { OrganiserEventRow } from '../../../src/model/schemas/organiser/organiser-events.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import { m } from '../../../src/paraglide/messages.js'
import { nextFirstDay, type DashboardItem } from '../../domain/organisers/dashboard/list-items.ts'
import { statusView } from '../cards/edition-card.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { missingFacts } from './organiser-words.ts'

/** Shown for a figure that an event without a page cannot have; it is no zero. */
const none = '–'

function tagOf(item: DashboardItem, locale: Locale): OrganiserEventRow['tag'] {
  const to = { locale }
  if (item.draft === 'waiting') return { text: m.organiser_waiting({}, to), tone: 'warn' }
  if (item.event === null) {
    const tone = item.returned === null ? 'plain' : 'warn'
    return { text: m.organiser_not_published({}, to), tone }
  }
  const status = statusView(item.event.status)
  if (status !== null) return { text: statusMessages[status.meaning]({}, to), tone: 'note' }
  if (!item.isAhead) return { text: m.organiser_none_next({}, to), tone: 'note' }
  return item.isConfirmed
    ? { text: m.date_confirmed({}, to), tone: 'ok' }
    : { text: m.date_expected({}, to), tone: 'warn' }
}

function presentFilled(
  { filled, of, missing }: Completeness,
  event: string,
  locale: Locale,
): NonNullable<OrganiserEventRow['filled']> {
  const to = { locale }
  const names = missing.map(({ item }) => missingFacts[item].name({}, to))
  return {
    filled,
    of,
    text:
      names.length === 0
        ? m.organiser_complete({}, to)
        : labelled(m.organiser_missing({}, to), joined(names, locale), locale),
    missing: missing.map(({ item }) => {
      const { name, why, section } = missingFacts[item]
      const path = pathOf({ to: 'organiser-event', event, section }, locale)
      return { name: name({}, to), why: why({}, to), path }
    }),
  }
}

/** Sentences about a draft that went back to its editors, with the moderator's note. */
function returnedText({ returned }: DashboardItem, locale: Locale): OrganiserEventRow['returned'] {
  if (returned === null) return null
  const { reason, note } = returned
  const to = { locale }
  const why = reason === null ? [] : [rejectionTexts[reason]({}, to)]
  return { texts: [m.editor_returned({}, to), ...why], note }
}

const datesText = (dates: readonly string[], locale: Locale): string =>
  joined(
    dates.map((date) => longDate(date, locale)),
    locale,
  )

/** @param filled null if its facts could not be read */
export function organiserRow(
  item: DashboardItem,
  filled: Completeness | null,
  locale: Locale,
  today: string,
): Omit<OrganiserEventRow, 'corrections'> {
  const { key, event, date } = item
  const to = { locale }
  const next = event === null ? null : nextFirstDay(event, today)
  const sport = event?.sport ?? null
  const races =
    event === null
      ? []
      : [m.races_count({ count: event.races, n: number(event.races, locale) }, to)]
  const changes = item.draft === 'editing' && event !== null ? [m.organiser_changes({}, to)] : []
  return {
    key,
    name: item.name,
    lang: foreignTag(item.nameLanguage, locale),
    path: pathOf({ to: 'organiser-event', event: key }, locale),
    page: event === null ? null : pathOf({ to: 'event', permalink: key }, locale),
    hue: hueOf(sport === null ? null : sportOfCode(sport)),
    bib: date === null ? null : dateBib(date, event?.endDate ?? date, locale),
    dateConfirmed: item.isConfirmed,
    pastDate: event === null || item.isAhead ? null : date,
    status: event === null ? null : statusView(event.status),
    place: [...(event === null ? [] : [event.city]), ...races, ...changes].join(' · '),
    tag: tagOf(item, locale),
    returned: returnedText(item, locale),
    isArchived: item.isArchived,
    filled: filled === null ? null : presentFilled(filled, key, locale),
    saved: event === null ? none : number(event.saves, locale),
    views: event === null ? none : number(event.views, locale),
    clicks: event === null ? none : number(event.clicks, locale),
    archives: {
      past: event === null ? '' : datesText(event.pastDates, locale),
      next:
        event !== null && item.isAhead && !item.isArchived && date !== null
          ? longDate(date, locale)
          : '',
    },
    next: next === null ? m.bulk_date_open({}, to) : longDate(next, locale),
    select: m.organiser_select({ event: item.name }, to),
  }
}
