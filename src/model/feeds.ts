/** Formats in which a list can be followed; each is the ending of an address. */
export const feedFormats = ['ics', 'atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

export const feedTypes = {
  ics: 'text/calendar',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedFormat, string>

/** The address of a page's feed: `/de/kalender?minKm=10` → `/de/kalender.ics?minKm=10`. */
export function feedPath(page: string, format: FeedFormat): string {
  const [path, ...query] = page.split('?')
  return [`${path}.${format}`, ...query].join('?')
}

interface SubscribeLinks {
  /** For the calendar program of the device. */
  app: string
  google: string
  outlook: string
}

/**
 * Where one subscribes to a feed in one step.
 * @param feed its whole address, as iCalendar; `name` is what the calendar is called there
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
