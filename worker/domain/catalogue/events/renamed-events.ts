/** Former permalinks of renamed events, each with the present one: published addresses stay. */
export const renamedEvents: ReadonlyMap<string, string> = new Map([
  ['london-triathlon', 'london-t100'],
  ['strong-viking-hills-edition', 'strong-viking-mud-edition'],
])

/** The permalink that an event has now; any other word stays as it is. */
export const presentPermalink = (permalink: string): string =>
  renamedEvents.get(permalink) ?? permalink
