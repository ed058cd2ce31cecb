import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { courseFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import { usualDate } from '../../../../src/model/schemas/event/usual-date.ts'
import { toMetres, unitOfCode } from '../../../../src/model/values/units.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import { priceStep } from '../races/price-steps.ts'
import { storedSources } from './stored-sources.ts'
import { eventNames, nameAtEvent, namesColumn, withName } from '../names/event-name.ts'

/** Rows of the statements of find-event.ts. */

const eventRow = v.object({
  id: v.number(),
  permalink: v.string(),
  /** ISO date at the moment of the request, where the edition is held: whether it has ended, prices and sign-up go by it. */
  today: v.string(),
  ...eventNames,
  lat: v.number(),
  lon: v.number(),
  venue: v.nullable(v.string()),
  venueNames: namesColumn,
  url: v.nullable(v.string()),
  sources: storedSources,
  updatedAt: v.string(),
  since: v.nullable(v.number()),
  usualDate: v.nullable(v.pipe(v.string(), v.parseJson(), usualDate)),
  /** The town as its organiser writes it, or the city. */
  city: v.string(),
  /** The nearest city, if the town is none. */
  near: v.nullable(v.string()),
  citySlug: v.string(),
  country: v.string(),
  region: v.string(),
  organiser: v.nullable(v.string()),
  organiserPermalink: v.nullable(v.string()),
  organiserNames: v.nullable(namesColumn),
  organiserSite: v.nullable(v.string()),
  /** 1 if it is in no list. */
  isUnlisted: v.number(),
})

export const pageText = v.object({ kind: v.string(), locale: v.string(), text: v.string() })

/** A text of the organiser in one language. */
export type PageText = v.InferOutput<typeof pageText>

export const editionRow = v.object({
  id: v.number(),
  date: v.string(),
  endDate: v.string(),
  confirmed: v.number(),
  sport: v.number(),
  status: v.nullable(v.string()),
  /** Reason of the status, and what happens to entries, by locale. */
  reason: namesColumn,
  entries: namesColumn,
  previousDate: v.nullable(v.string()),
  zone: v.string(),
  opens: v.nullable(v.string()),
  closes: v.nullable(v.string()),
  signUpUrl: v.nullable(v.string()),
  provider: v.nullable(v.string()),
  signUpSource: v.nullable(v.string()),
  signUpCheckedOn: v.nullable(v.string()),
  capacity: v.nullable(v.number()),
  cityId: v.number(),
  city: v.string(),
  /** 1 for the edition that the page shows; null if the event has none on the day. */
  isChosen: v.nullable(v.number()),
})

/** Metres of the organiser's [figure, unit code]; null if either is missing. */
const elevation = v.pipe(
  v.tuple([v.nullable(v.number()), v.nullable(v.number())]),
  v.transform(([value, code]) => {
    const unit = code === null ? null : unitOfCode(code)
    return value === null || unit === null ? null : toMetres(value, unit)
  }),
)

const legRow = v.object({
  sport: v.number(),
  distance: v.nullable(v.number()),
  unit: v.nullable(v.number()),
  metres: v.nullable(v.number()),
  seconds: v.nullable(v.number()),
  gain: v.nullable(v.number()),
  /** Metres. */
  drop: elevation,
  highest: elevation,
  lowest: elevation,
})

const raceRow = v.object({
  id: v.number(),
  sport: v.number(),
  name: v.string(),
  names: namesColumn,
  acronym: v.nullable(v.string()),
  date: v.nullable(v.string()),
  startTime: v.nullable(v.string()),
  venue: v.nullable(v.string()),
  teamMin: v.nullable(v.number()),
  teamMax: v.nullable(v.number()),
  ageMin: v.nullable(v.number()),
  ageMax: v.nullable(v.number()),
  capacity: v.nullable(v.number()),
  metres: v.nullable(v.number()),
  seconds: v.nullable(v.number()),
  gain: v.nullable(v.number()),
  legs: parsedJson(v.array(legRow)),
  /** 1 if no place is left. */
  soldOut: v.number(),
  /** Pairs of metres from the start and metres above sea level; null without a course file. */
  profile: v.nullable(v.pipe(v.string(), v.parseJson(), courseFacts.entries.profile)),
  prices: parsedJson(v.array(priceStep)),
  /** Pages that state the prices, and the days on which they were read. */
  priceSources: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.object({ url: v.string(), checked: v.nullable(v.string()) })),
  ),
})

export type EventRow = ReturnType<typeof readEvents>[number]
/** Rows with names in the locale, or their fallbacks. */
export const readEvents = (rows: unknown, locale: Locale) =>
  v.parse(v.array(eventRow), rows).map((row) => {
    const local = (name: string | null, names: Record<string, string> | null) =>
      name === null ? null : nameAtEvent(name, names ?? {}, row.originalLanguage, locale)
    return {
      ...withName(row, locale),
      venue: local(row.venue, row.venueNames),
      organiser: local(row.organiser, row.organiserNames),
    }
  })

/** @param language of the event's own name */
export const readRaces = (rows: unknown, language: string, locale: Locale) =>
  v.parse(v.array(raceRow), rows).map((row) => {
    const { text, language: nameLanguage } = nameAtEvent(row.name, row.names, language, locale)
    return { ...row, name: text, nameLanguage }
  })

export type EditionRow = v.InferOutput<typeof editionRow>
export type RaceRow = ReturnType<typeof readRaces>[number]
