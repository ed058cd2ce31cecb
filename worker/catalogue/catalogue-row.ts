import * as v from 'valibot'
import { currencies } from '../../src/model/currencies.ts'
import { editionStatuses } from '../../src/model/edition-status.ts'
import {
  raceAcronymMaxLength,
  raceNameMaxLength,
  teamMembersMinimum,
} from '../../src/model/limits.ts'
import { sports } from '../../src/model/sports.ts'
import { distanceUnits } from '../../src/model/units.ts'
import { isRealDate } from '../../src/model/usual-date.ts'
import { locales } from '../../src/i18n/locales.ts'

/**
 * One line of `worker/catalogue/events/*.jsonl`: an event as facts that can be checked at `source`.
 * What is not known is left out; nothing is guessed. Distances, climbs and prices stay in the organiser's units.
 */
const isoDate = v.pipe(
  v.string(),
  v.isoDate('must be a date like 2027-05-01'),
  v.check(isRealDate, 'must be a day that exists'),
)
const clockTime = v.pipe(v.string(), v.isoTime('must be a time like 09:30'))
const httpUrl = v.pipe(
  v.string(),
  v.url('must be a web address'),
  v.regex(/^https?:\/\//u, 'must start with http:// or https://'),
)
const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0))
const metresOrFeet = v.picklist(['m', 'ft'])

/** A length above sea level or along the climb, with its own unit (metres when none is named). */
const elevation = v.strictObject({
  value: v.pipe(v.number(), v.finite()),
  unit: v.optional(metresOrFeet, 'm'),
})

/** One discipline of a race. A race with one sport has one leg; `distance` left out means "unknown distance". */
const leg = v.pipe(
  v.strictObject({
    sport: v.picklist(sports),
    distance: v.optional(positive),
    unit: v.optional(v.picklist(distanceUnits)),
    gain: v.optional(elevation),
    drop: v.optional(elevation),
    max: v.optional(elevation),
    min: v.optional(elevation),
  }),
  v.check(
    (entry) => (entry.distance === undefined) === (entry.unit === undefined),
    'a distance needs a unit and a unit needs a distance',
  ),
)

const localised = v.record(v.picklist(locales), text(160))

const race = v.strictObject({
  /** As the organiser writes it, in the event's own language. */
  name: text(raceNameMaxLength),
  /** In other languages; English at least where `name` is in another script than Latin. */
  names: v.optional(v.record(v.picklist(locales), text(raceNameMaxLength)), {}),
  acronym: v.optional(text(raceAcronymMaxLength)),
  /** The race's own sport: `triathlon` for a race whose legs are swimming, cycling and run. */
  sport: v.picklist(sports),
  legs: v.pipe(v.array(leg), v.minLength(1)),
  /** Local start time at the place. */
  start: v.optional(clockTime),
  /** Days after the edition's first day on which this race starts. */
  dayOffset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30))),
  venue: v.optional(text(120)),
  price: v.optional(
    v.strictObject({ amount: v.pipe(v.number(), v.minValue(0)), currency: v.picklist(currencies) }),
  ),
  capacity: v.optional(v.pipe(positive, v.integer())),
  minimumAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  maximumAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  team: v.optional(
    v.tuple([
      v.pipe(v.number(), v.integer(), v.minValue(teamMembersMinimum)),
      v.pipe(v.number(), v.integer(), v.minValue(teamMembersMinimum)),
    ]),
  ),
})

/** The usual date: the n-th weekday of a month (`week` −1 is the last), or a fixed day of the month. */
const usualDate = v.variant('kind', [
  v.strictObject({
    kind: v.literal('weekday'),
    month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    week: v.picklist([-1, 1, 2, 3, 4]),
    weekday: v.picklist(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
    /** Days the event lasts; 1 when left out. */
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 1),
  }),
  v.strictObject({
    kind: v.literal('fixed'),
    month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 1),
  }),
])

const edition = v.strictObject({
  date: isoDate,
  end: v.optional(isoDate),
  /** A year's date that was announced or has passed is confirmed. */
  status: v.optional(v.picklist(editionStatuses)),
  /** The date this edition was first set for, where it was moved. */
  previousDate: v.optional(isoDate),
  capacity: v.optional(v.pipe(positive, v.integer())),
  registration: v.optional(
    v.strictObject({
      opens: v.optional(isoDate),
      closes: v.optional(isoDate),
      url: v.optional(httpUrl),
      provider: v.optional(v.picklist(['worlds_marathons', 'wsg_affiliation', 'runsignup'])),
    }),
  ),
})

export const catalogueRow = v.pipe(
  v.strictObject({
    permalink: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be lower-case words joined by hyphens'),
      v.maxLength(80),
    ),
    /** The event's own name in the language it is promoted in, without a year and without a sponsor that changes. */
    name: text(160),
    language: v.picklist(locales),
    /** True where the event's own language is none of the 17: `language` is then the one its name is readable in. */
    otherLanguage: v.optional(v.string()),
    /** Names it is known by in other languages; only real ones. */
    names: v.optional(localised, {}),
    place: v.strictObject({
      city: text(80),
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u, 'must be an ISO 3166-1 alpha-2 code')),
      region: v.optional(text(80)),
      lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      venue: v.optional(text(120)),
      /** The venue in other languages; only forms that are in use. */
      venueNames: v.optional(localised, {}),
    }),
    organiser: v.optional(
      v.strictObject({
        name: text(120),
        /** In other languages. */
        names: v.optional(localised, {}),
        site: v.optional(httpUrl),
      }),
    ),
    site: v.optional(httpUrl),
    /** Where the facts of this row can be checked. */
    source: httpUrl,
    /** Day on which a person last compared this row with `source`; left out where nobody noted it. */
    checked: v.optional(isoDate),
    /** Year of the first edition. */
    since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1850), v.maxValue(2030))),
    /** The rule its dates follow; left out where the event has ended or follows none. */
    usual: v.optional(usualDate),
    /** Known editions, past ones and announced ones. */
    editions: v.optional(v.array(edition), []),
    races: v.pipe(v.array(race), v.minLength(1)),
    /** Editorial weight for ranking, 1 (local) to 100 (known worldwide); never shown. */
    weight: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  v.check(
    (row) => row.usual !== undefined || row.editions.length > 0,
    'needs a usual date or at least one edition',
  ),
)

export type CatalogueRow = v.InferOutput<typeof catalogueRow>
