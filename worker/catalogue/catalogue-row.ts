import * as v from 'valibot'
import { currencies } from '../../src/model/values/currencies.ts'
import { isRealDate } from '../../src/model/values/dates.ts'
import { editionStatuses } from '../../src/model/event/edition-status.ts'
import {
  raceAcronymMaxLength,
  raceNameMaxLength,
  teamMembersMinimum,
} from '../../src/model/values/limits.ts'
import { dateOrMonth, sourceCheck } from '../../src/model/schemas/event/source-check.ts'
import { usualDate } from '../../src/model/schemas/event/usual-date.ts'
import { sports } from '../../src/model/event/sports.ts'
import { factGroups } from '../../src/model/event/sources.ts'
import { distanceUnits } from '../../src/model/values/units.ts'
import { locales } from '../../src/model/locales.ts'

/**
 * One line of `worker/catalogue/events/*.jsonl`: an event as facts that can be checked at its `sources`.
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
  v.check(
    (url) => URL.canParse(url) && /\.[^.\d][^.]*$/u.test(new URL(url).hostname),
    'must name a host like example.org',
  ),
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

/** A price of one edition, as a page stated it on the day `checked`; a month if only a stored copy of the page was read. */
const price = v.strictObject({
  amount: v.pipe(v.number(), v.minValue(0)),
  currency: v.picklist(currencies),
  /** `date` of the edition. */
  edition: isoDate,
  /** Last day on which it is charged. */
  validUntil: v.optional(isoDate),
  source: httpUrl,
  checked: dateOrMonth,
})

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
  /** Days after the edition's `date` on which this race starts; before it if negative, and the edition begins then. */
  dayOffset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-6), v.maxValue(30))),
  /** First year for which a source states the race; earlier editions are without it. */
  since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1850), v.maxValue(2030))),
  /** Last year of the race, or of its day where another entry has the later one. */
  until: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1850), v.maxValue(2030))),
  venue: v.optional(text(120)),
  price: v.optional(price),
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

const place = v.strictObject({
  city: text(80),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u, 'must be an ISO 3166-1 alpha-2 code')),
  region: v.optional(text(80)),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  venue: v.optional(text(120)),
  /** The venue in other languages; only forms that are in use. */
  venueNames: v.optional(localised, {}),
})

/** Sign-up of an edition. A window names the page that states it and, like a price, when it was read. */
const signUp = v.pipe(
  v.strictObject({
    opens: v.optional(isoDate),
    closes: v.optional(isoDate),
    url: v.optional(httpUrl),
    provider: v.optional(v.picklist(['worlds_marathons', 'wsg_affiliation', 'runsignup'])),
    source: v.optional(httpUrl),
    checked: v.optional(dateOrMonth),
  }),
  v.check(
    ({ opens, closes, source, checked }) =>
      (opens === undefined && closes === undefined) ||
      (source !== undefined && checked !== undefined),
    'a window needs "source" and "checked"',
  ),
)

const edition = v.strictObject({
  /** Day of the races without `dayOffset` or with 0: the first one, unless a race has a negative `dayOffset`. */
  date: isoDate,
  /** Last day; by the days of the usual date if absent. */
  end: v.optional(isoDate),
  /** A year's date that was announced or has passed is confirmed. */
  status: v.optional(v.picklist(editionStatuses)),
  /** The date this edition was first set for, where it was moved. */
  previousDate: v.optional(isoDate),
  capacity: v.optional(v.pipe(positive, v.integer())),
  /** Place of an edition that is held elsewhere than the event. */
  place: v.optional(place),
  /** The key that the committed rows have; in code, getting a place in a race is a sign-up. */
  registration: v.optional(signUp),
})

/** A page where these groups of facts can be checked. */
const source = v.strictObject({
  url: httpUrl,
  facts: v.pipe(v.array(v.picklist(factGroups)), v.minLength(1)),
  /** Left out where the facts were never compared with the page. */
  check: v.optional(sourceCheck),
  /** `date` of each coming edition whose very date the page states. */
  announces: v.optional(v.array(isoDate), []),
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
    place,
    organiser: v.optional(
      v.strictObject({
        name: text(120),
        /** In other languages. */
        names: v.optional(localised, {}),
        site: v.optional(httpUrl),
      }),
    ),
    site: v.optional(httpUrl),
    sources: v.pipe(v.array(source), v.minLength(1)),
    /** Year of the first edition. */
    since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1850), v.maxValue(2030))),
    /** The rule of its editions' `date`, from which `days` are counted; left out where the event has ended or follows none. */
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
