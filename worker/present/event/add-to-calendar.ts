import { pathOf } from '../../../src/i18n/paths.ts'
import type { Measurer } from '../../../src/i18n/lengths.ts'
import { takesPlace } from '../../../src/model/event/edition-status.ts'
import { feedPath } from '../../../src/model/event/feeds.ts'
import { addDays } from '../../../src/model/values/dates.ts'
import type { EventView } from '../../../src/model/views.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { zoneOffset } from '../../time/zones.ts'
import { statusView } from '../cards/edition-card.ts'
import { withUnits } from '../paths/feed-path.ts'
import { feedEntry, type FeedEntry } from '../feeds/feed.ts'

/** Maximum number of lines in the URL; the page shows all. */
const maxLines = 12

const digits = (text: string): string => text.replaceAll(/[-:]/gu, '')

/** URL of Google Calendar's form. Starts have no known end, so the end equals the start. */
function google(entry: FeedEntry, details: string): string {
  const { date, endDate, start } = entry
  const moment = start === null ? '' : `${digits(date)}T${digits(start.time)}00`
  const days = `${digits(date)}/${digits(addDays(endDate, 1))}`
  const keys = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: start === null ? days : `${moment}/${moment}`,
    ...(start === null ? {} : { ctz: start.zone }),
    location: entry.place,
    details,
  })
  return `https://calendar.google.com/calendar/render?${keys}`
}

/** URL of Outlook's form. It has no time zones, so a start has its offset from UTC. */
function outlook(entry: FeedEntry, body: string): string {
  const { date, endDate, start } = entry
  const moment =
    start === null ? '' : `${date}T${start.time}:00${zoneOffset(start.zone, date, start.time)}`
  const keys = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: start === null ? date : moment,
    enddt: start === null ? addDays(endDate, 1) : moment,
    ...(start === null ? { allday: 'true' } : {}),
    location: entry.place,
    body,
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${keys}`
}

/** Links that add an edition to a calendar; null if it has ended or does not take place. */
export function addToCalendar(
  facts: EventFacts,
  reader: Measurer,
  today: string,
): EventView['calendar'] {
  const { event, edition, races } = facts
  const status = statusView(edition.status)?.status ?? null
  if (edition.endDate < today || !takesPlace(status)) return null
  const entry = feedEntry(
    {
      ...event,
      ...edition,
      venue: event.venue?.text ?? null,
      cover: null,
      editionId: edition.id,
      version: 0,
      races,
    },
    reader,
    today,
  )
  if (entry === null) return null
  // The description ends with a line break, because the page appends its URL, whose origin only it knows.
  const description = [...entry.lines.slice(0, maxLines), ''].join('\n')
  const { permalink } = event
  const page = pathOf({ to: 'event', permalink, date: edition.date }, reader.locale)
  return {
    file: feedPath(withUnits(page, reader.unit), 'ics'),
    google: google(entry, description),
    outlook: outlook(entry, description),
  }
}
