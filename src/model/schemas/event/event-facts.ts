import * as v from 'valibot'
import { locales } from '../../locales.ts'
import { currencies } from '../../values/currencies.ts'
import { editionStatuses } from '../../event/edition-status.ts'
import { isPlain, isReadableLines } from '../../values/form.ts'
import { sports } from '../../event/sports.ts'
import { distanceUnits } from '../../values/units.ts'
import { usualDate } from './usual-date.ts'

/**
 * The shape of an event's facts while they are edited. Any fact may be missing (null, or an absent language), and texts may
 * be wrong in ways that only publishing refuses. This schema bounds sizes, and refuses what no draft may hold. Dates are ISO
 * dates, times HH:MM, local to the place; lengths, climbs and prices are in the organiser's units and currency.
 */

/** Limits of one event, which bound the size of a draft. */
export const editionsPerEvent = 60
export const racesPerEdition = 60
export const legsPerRace = 12
export const pricesPerRace = 12
export const coursePointsLimit = 400

/**
 * Key of an entry in a list: the id of its row, or for a new entry `n` and random letters. It is unique in its list, and
 * part of the paths of the entry's fields: `editions.118.races.n4f.name`.
 */
const entryKey = v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,15}|n[a-z0-9]{1,16})$/u))

const line = (max: number) => v.nullable(v.pipe(v.string(), v.maxLength(max), v.check(isPlain)))
const number = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(-1e9), v.maxValue(1e9)))
const translations = <T extends v.GenericSchema<string>>(text: T) =>
  v.record(v.picklist(locales), text)
const lineIn = (max: number) => translations(v.pipe(v.string(), v.maxLength(max), v.check(isPlain)))
const linesIn = (max: number) =>
  translations(v.pipe(v.string(), v.maxLength(max), v.check(isReadableLines)))
const unit = v.nullable(v.picklist(distanceUnits))

const listOf = <T extends v.GenericSchema<{ key: string }>>(entry: T, max: number) =>
  v.pipe(
    v.array(entry),
    v.maxLength(max),
    v.check((entries) => new Set(entries.map(({ key }) => key)).size === entries.length),
  )

/** One discipline of a race; a race of one sport has one. */
export const legFacts = v.strictObject({
  key: entryKey,
  sport: v.nullable(v.picklist(sports)),
  distance: number,
  unit,
  unknownDistance: v.boolean(),
  gain: number,
  gainUnit: unit,
  drop: number,
  dropUnit: unit,
  highest: number,
  highestUnit: unit,
  lowest: number,
  lowestUnit: unit,
})

export const priceFacts = v.strictObject({
  key: entryKey,
  amount: number,
  currency: v.nullable(v.picklist(currencies)),
  /** First and last day on which it is charged; null for no limit. */
  validFrom: line(10),
  validUntil: line(10),
})

/** Profile of a course: pairs of metres from the start and metres above sea level, by distance. */
export const courseFacts = v.strictObject({
  profile: v.pipe(
    v.array(v.tuple([v.pipe(v.number(), v.finite()), v.pipe(v.number(), v.finite())])),
    v.maxLength(coursePointsLimit),
  ),
})

export const raceFacts = v.strictObject({
  key: entryKey,
  sport: v.nullable(v.picklist(sports)),
  /** In the event's own language. */
  name: line(200),
  names: lineIn(200),
  acronym: line(40),
  /** Day of the start; null for the first day of the edition. */
  date: line(10),
  startTime: line(5),
  venue: line(120),
  minTeamMembers: number,
  maxTeamMembers: number,
  minimumAge: number,
  maxAge: number,
  maxParticipants: number,
  soldOut: v.boolean(),
  legs: listOf(legFacts, legsPerRace),
  prices: listOf(priceFacts, pricesPerRace),
  course: v.nullable(courseFacts),
})

/**
 * Place of an event, or of one edition held elsewhere: a city of the gazetteer, or a town with a pin, whose city is the
 * nearest one.
 */
export const placeFacts = v.strictObject({
  cityId: v.nullable(v.pipe(v.number(), v.integer())),
  /** As the organiser writes it; null in a city. Facts that were stored before it was introduced have none. */
  town: v.optional(line(80), null),
  /** Degrees, WGS 84. */
  lat: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  lon: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  venue: line(120),
  venueNames: lineIn(120),
})

export const editionFacts = v.strictObject({
  key: entryKey,
  date: line(10),
  endDate: line(10),
  /** False while the date only follows the event's usual date. */
  dateConfirmed: v.boolean(),
  status: v.nullable(v.picklist(editionStatuses)),
  /** Date before the edition was moved. */
  previousDate: line(10),
  /** Why the status is as it is, and what happens to entries. */
  statusReason: linesIn(500),
  entriesNote: linesIn(500),
  /** Null for the place of the event. */
  place: v.nullable(placeFacts),
  // The specification's names of the sign-up's window and page. Stored drafts, revisions and corrections have them.
  registrationStartsOn: line(10),
  registrationEndsOn: line(10),
  registrationUrl: line(400),
  maxParticipants: number,
  races: listOf(raceFacts, racesPerEdition),
})

/** Texts of the event page, in the order of the page. */
export const eventTextKinds = [
  'about',
  'course',
  'schedule',
  'gettingThere',
  'bibPickUp',
  'rules',
  'medical',
  'accessibility',
  'refund',
] as const

export type EventTextKind = (typeof eventTextKinds)[number]

const eventTexts = linesIn(6000)

export const eventFacts = v.strictObject({
  name: line(300),
  nameLanguage: v.nullable(v.pipe(v.string(), v.regex(/^[a-zA-Z-]{2,20}$/u))),
  /** Names in other languages than its own. */
  names: lineIn(300),
  place: placeFacts,
  url: line(400),
  facebook: line(400),
  instagram: line(400),
  twitter: line(400),
  youtube: line(400),
  contactEmail: line(320),
  /** Year of the first edition. */
  since: number,
  usualDate: v.nullable(usualDate),
  texts: v.strictObject({
    about: eventTexts,
    course: eventTexts,
    schedule: eventTexts,
    gettingThere: eventTexts,
    bibPickUp: eventTexts,
    rules: eventTexts,
    medical: eventTexts,
    accessibility: eventTexts,
    refund: eventTexts,
  } satisfies Record<EventTextKind, unknown>),
  /** By date, the oldest first. */
  editions: listOf(editionFacts, editionsPerEvent),
})

export type EventFacts = v.InferOutput<typeof eventFacts>
export type EditionFacts = v.InferOutput<typeof editionFacts>
export type RaceFacts = v.InferOutput<typeof raceFacts>
export type LegFacts = v.InferOutput<typeof legFacts>
export type PriceFacts = v.InferOutput<typeof priceFacts>
export type PlaceFacts = v.InferOutput<typeof placeFacts>
