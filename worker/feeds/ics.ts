import {
  escape,
  ICalCalendar,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { feedRefreshHours } from '../../src/model/values/limits.ts'
import { addDays } from '../../src/model/values/dates.ts'
import type { FeedEntry } from '../present/feeds/feed.ts'
import { zoneRules } from '../time/zones.ts'
import type { Feed, PrivateCalendar } from './feed.ts'

/** iCalendar feeds, which calendar programs subscribe to (RFC 5545 and 7986). */

const statuses = {
  CONFIRMED: ICalEventStatus.CONFIRMED,
  TENTATIVE: ICalEventStatus.TENTATIVE,
  CANCELLED: ICalEventStatus.CANCELLED,
} satisfies Record<FeedEntry['status'], ICalEventStatus>

const utc = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A start at a local time, or whole days. The time at which an edition ends is unknown. */
function timing({
  date,
  endDate,
  start,
}: FeedEntry): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  return start === null
    ? { start: date, end: addDays(endDate, 1), allDay: true, timezone: null }
    : { start: `${date}T${start.time}:00`, timezone: start.zone }
}

function eventData(entry: FeedEntry, origin: string): ICalEventData {
  const url = origin + entry.page
  return {
    id: `${entry.kind ?? 'edition'}-${entry.id}@${new URL(origin).hostname}`,
    sequence: entry.version,
    stamp: entry.updatedAt,
    ...timing(entry),
    summary: entry.title,
    // Some programs do not show the URL of an entry.
    description: [...entry.lines, url].join('\n'),
    location: { title: entry.place, geo: { lat: entry.lat, lon: entry.lon } },
    categories: [{ name: entry.sport }],
    url,
    status: statuses[entry.status],
    // An event of interest does not make its reader busy, a start does.
    transparency:
      entry.kind === 'ticket' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  }
}

/** The text of a feed as iCalendar; equal facts give equal bytes, so that ETags match. */
export function icsText(feed: Feed | PrivateCalendar): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Startline', product: 'Live calendar', language: feed.locale.toUpperCase() },
    // The library does not escape the name.
    name: escape(feed.title, false),
    source: 'self' in feed ? feed.self : null,
    url: feed.page,
    ttl: feedRefreshHours * 3600,
    timezone: { name: null, generator: zoneRules },
    events: feed.entries.map((entry) => eventData(entry, feed.origin)),
  })
  // LAST-MODIFIED has to be in UTC, but the library writes local time; it also omits the last line break.
  const text = calendar.toString().replaceAll(/^DTSTAMP:(\w+)$/gmu, '$&\r\nLAST-MODIFIED:$1')
  return `${feed.entries.length === 0 ? withComponent(text) : text}\r\n`
}

/**
 * Add the time zone UTC to a calendar without events, because a calendar must have a component (RFC 5545, section 3.6).
 * No program shows it.
 */
function withComponent(text: string): string {
  return text.replace(/END:VCALENDAR$/u, `${utc.join('\r\n')}\r\n$&`)
}
