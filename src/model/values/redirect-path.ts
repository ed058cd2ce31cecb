/** Path that counts a click and redirects to the official site, or asks before it leaves the site (spec §2.2). */
export const redirectPath = '/redirect'

/** Query key with the URL that a redirect leads to. */
export const redirectTargetKey = 'url'

/** Longest URL that a redirect takes, in characters. */
export const redirectTargetMaximum = 2048

/** Path that leads to an official URL of an event. */
export const officialPath = (event: string, url: string): string =>
  `${redirectPath}?${new URLSearchParams({ event, url }).toString()}`
