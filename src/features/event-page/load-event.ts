import { notFound } from '@tanstack/react-router'
import { api, bodyOf, redirectTo } from '../../api/index.ts'
import { hrefTo } from '../../i18n/links.ts'
import { labelled } from '../../i18n/joins.ts'
import { missingIn, type MissingData } from '../../api/missing.ts'
import { reviewLimits, reviewSorts } from '../../model/community/reviews.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { readerQuery } from '../../request/preferences.ts'
import { withNearEvents } from '../../api/near-events.ts'

const isoDate = /^\d{4}-\d{2}-\d{2}$/u

/** Keys of the page's query for its list of reviews and a bib; others, and values that the API refuses, are left out. */
function pageKeys(search: Readonly<Record<string, unknown>>) {
  const { bib } = search
  return {
    sortBy: reviewSorts.find((each) => each === search['sortBy']),
    limit: reviewLimits.find((each) => each === String(search['limit'])),
    // The router reads "42" as a number.
    bib: typeof bib === 'string' || typeof bib === 'number' ? String(bib) : undefined,
  }
}

type PageKeys = ReturnType<typeof pageKeys>

const fetchEvent = async (permalink: string, date: string | undefined, keys: PageKeys) =>
  await bodyOf(
    await api.events[':permalink'].$get({
      param: { permalink },
      query: { ...readerQuery(), ...keys, ...(date === undefined ? {} : { date }) },
    }),
  )

/**
 * The event with the edition of a day. The page of an edition has its first day in its path: other days redirect to it, such
 * as that of the main race after a side race on the eve was added, or the date before it was moved.
 */
async function eventOfDay(permalink: string, day: string, keys: PageKeys) {
  const event = await fetchEvent(permalink, day, keys)
  const { date } = event.edition.bib
  if (date !== day) redirectTo(hrefTo({ to: 'event', permalink: event.permalink, date }))
  return event
}

/**
 * Loads an event with the edition of a date, or its next edition.
 * @param splat rest of the path: an ISO date, or empty
 * @param search query of the page
 * @throws notFound; its data has the event's editions if only the date is unknown, else events with near names
 */
export async function loadEvent(
  permalink: string,
  splat: string,
  search: Readonly<Record<string, unknown>>,
) {
  return await eventAt(permalink, splat, search).catch(async (error: unknown) => {
    throw (await withNearEvents(error, permalink, getLocale())) ?? error
  })
}

async function eventAt(
  permalink: string,
  splat: string,
  search: Readonly<Record<string, unknown>>,
) {
  const keys = pageKeys(search)
  const date = splat === '' ? undefined : splat
  if (date === undefined) return await fetchEvent(permalink, date, keys)
  let requested = date.slice(0, 40)
  try {
    if (isoDate.test(date)) return await eventOfDay(permalink, date, keys)
  } catch (error) {
    const data = missingIn(error)
    if (data === null || data.code === 'event-not-found') throw error
    // The API writes the date as the language does.
    requested = data.field ?? requested
  }
  const event = await fetchEvent(permalink, undefined, keys)
  const known = event.editions.map((edition) => ({
    date: edition.date,
    label: labelled(edition.year, edition.label, getLocale()),
  }))
  const editions = { permalink, name: event.name, requested, known }
  throw notFound({ data: { code: 'edition-not-found', editions } satisfies MissingData })
}

export type LoadedEvent = Awaited<ReturnType<typeof loadEvent>>
