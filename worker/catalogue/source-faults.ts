import type { CatalogueRow } from './catalogue-row.ts'
import { isMirror } from './mirror-hosts.ts'
import type { RowFault } from './row-fault.ts'
import { isSeriesSite } from './series-sites.ts'

/** A coming edition is shown as confirmed, so that a page must state its very date and have been compared on a day. */
export function announcementFaults(
  { editions, sources }: CatalogueRow,
  today?: string,
): RowFault[] {
  const dates = new Set(editions.map(({ date }) => date))
  const unknown = sources.flatMap(({ announces }, index) =>
    announces
      .filter((date) => !dates.has(date))
      .map((date) => ({
        field: `sources.${index}.announces`,
        message: `${date} is the date of no edition of the row`,
      })),
  )
  const pages = sources.filter(
    ({ facts, check }) => facts.includes('dates') && check !== undefined && check.on.length === 10,
  )
  const announced = new Set(pages.flatMap(({ announces }) => announces))
  const unannounced = editions.flatMap(({ date }, index) =>
    today === undefined || date <= today || announced.has(date)
      ? []
      : [
          {
            field: `editions.${index}.date`,
            message: `no source of dates with a day of check announces ${date}; name it in "announces" of the page that states it, or leave the edition out, so that its date is expected`,
          },
        ],
  )
  return [...unknown, ...unannounced]
}

/** A mirror is no source, and the home page of a series is no site of an event. */
export function pageFaults({ sources, site }: CatalogueRow): RowFault[] {
  const mirrors = sources.flatMap(({ url }, index) =>
    isMirror(url)
      ? [
          {
            field: `sources.${index}.url`,
            message: 'this host republishes pages of others; name the original',
          },
        ]
      : [],
  )
  if (site === undefined || !isSeriesSite(site)) return mirrors
  const message = 'the home page of a series belongs to "organiser.site"'
  return [...mirrors, { field: 'site', message }]
}
