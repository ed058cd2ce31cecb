import { expect } from 'vitest'
import * as v from 'valibot'
import { locales } from '../../src/model/locales.ts'
import { hues, sports } from '../../src/model/event/sports.ts'
import { fetchSite } from './fetch-site.ts'

const text = v.pipe(v.string(), v.minLength(1))
const isoDate = v.pipe(v.string(), v.isoDate())

/** HTML-escaped text with no tags except <mark>. */
const marked = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>&"']|&(?:amp|lt|gt|quot|#39);|<mark>(?:[^<>&"']|&(?:amp|lt|gt|quot|#39);)+<\/mark>)*$/u,
  ),
)

/** One suggestion of spec §3 and §7, strictly. */
const suggestion = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  permalink: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)),
  path: v.pipe(v.string(), v.startsWith('/')),
  eventName: text,
  nameLang: v.nullable(text),
  eventNames: v.record(v.picklist(locales), text),
  raceNames: v.pipe(v.array(text), v.maxLength(3)),
  raceNameVariants: v.pipe(v.array(v.record(v.picklist(locales), text)), v.maxLength(3)),
  city: text,
  country: text,
  highlighted: v.strictObject({
    eventName: marked,
    raceNames: v.array(marked),
    city: marked,
    country: marked,
  }),
  bib: v.nullable(
    v.strictObject({
      date: isoDate,
      endDate: isoDate,
      day: text,
      size: v.picklist(['one', 'range', 'long']),
      to: v.nullable(text),
      tile: text,
      weekday: text,
      month: text,
      full: text,
    }),
  ),
  dateConfirmed: v.boolean(),
  sport: v.nullable(v.picklist(sports)),
  hue: v.picklist(hues),
  compare: v.optional(v.strictObject({ path: text, label: text })),
  isPart: v.boolean(),
})

/** The suggestions at a path, checked field by field. */
export async function suggestionsAt(path: string) {
  const response = await fetchSite(path)
  expect(response.status, path).toBe(200)
  expect(response.headers.get('content-type'), path).toMatch(/^application\/json/u)
  return v.parse(v.array(suggestion), JSON.parse(response.body))
}

export async function suggest(search: string, locale = 'en') {
  const query = new URLSearchParams({ search, locale })
  return await suggestionsAt(`/api/search/autocompleteEvents?${query.toString()}`)
}

export async function suggestedPermalinks(search: string, locale = 'en'): Promise<string[]> {
  return (await suggest(search, locale)).map(({ permalink }) => permalink)
}
