/** Formats of feeds; each is the ending of a path. */
export const feedFormats = ['ics', 'atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** Formats of the feeds of articles, which have no place in a calendar. */
export const newsFeedFormats = ['atom', 'json'] as const satisfies FeedFormat[]

export const feedTypes = {
  ics: 'text/calendar',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedFormat, string>

/** Formats in which members download their saved events, with their media types. */
export const savedFileTypes = {
  ics: 'text/calendar',
  csv: 'text/csv',
  json: 'application/json',
} as const
export type SavedFileFormat = keyof typeof savedFileTypes
export const savedFileFormats = ['ics', 'csv', 'json'] as const satisfies SavedFileFormat[]

/** Path of a page's feed: `/de/kalender?minKm=10` → `/de/kalender.ics?minKm=10`. */
export function feedPath(page: string, format: FeedFormat): string {
  const [path, ...query] = page.split('?')
  return [`${path}.${format}`, ...query].join('?')
}

interface SubscribeLinks {
  /** Opens the device's calendar program. */
  app: string
  google: string
  outlook: string
}

/**
 * Links that subscribe to a feed in one step.
 * @param feed absolute URL of the iCalendar feed; `name` is the title of the calendar
 */
export function subscribeLinks(feed: string, name: string): SubscribeLinks {
  const app = feed.replace(/^https?:/u, 'webcal:')
  const outlook = new URLSearchParams({ url: feed, name })
  return {
    app,
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: app })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${outlook}`,
  }
}
