/**
 * Former permalinks of renamed events of the demo catalogue, each with the present one: published addresses stay. They are
 * not in the table `redirect`, which is read only where there is no page: the API, feeds and forms take them too, without a
 * query, and a catalogue that is loaded anew has them at once. An operator's redirects are in the table.
 */
export const renamedEvents: ReadonlyMap<string, string> = new Map([
  ['london-triathlon', 'london-t100'],
  ['strong-viking-hills-edition', 'strong-viking-mud-edition'],
])

/** The permalink that an event has now; any other word stays as it is. */
export const presentPermalink = (permalink: string): string =>
  renamedEvents.get(permalink) ?? permalink
