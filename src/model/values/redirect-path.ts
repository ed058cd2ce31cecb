/** Path that counts a click and redirects to the official site (spec §2.2). */
export const redirectPath = '/redirect'

/** Path that leads to an official URL of an event. */
export const officialPath = (event: string, url: string): string =>
  `${redirectPath}?${new URLSearchParams({ event, url }).toString()}`
