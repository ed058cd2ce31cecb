import * as v from 'valibot'
import { text } from '../parts.ts'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Longest name of a station. */
const nameMaximumCharacters = 40
/** Most races of an edition that a station serves. */
const mostRaces = 100
/** Lines of a portion of a log. */
const mostLines = 200

/** A new station: the races that it serves, and the instant at which its link ends. */
export const newStation = v.strictObject({
  edition: id,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(nameMaximumCharacters)),
  races: v.pipe(v.array(id), v.minLength(1), v.maxLength(mostRaces)),
  endsAt: v.pipe(v.string(), v.isoTimestamp()),
})

const device = v.pipe(v.string(), v.regex(/^[\w-]{16,43}$/u))
const sequence = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))
/** Milliseconds since 1970 by the clock of a device, which may be wrong. */
const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8e15))

/** A portion of the log of a device, in the order of its lines. */
export const checkInLog = v.strictObject({
  device,
  /** Time of the device when it sends. */
  clock: instant,
  /** Difference of the clocks that the device found at its last request, server less device, in ms; null at the first. */
  before: v.nullable(v.pipe(v.number(), v.integer())),
  lines: v.pipe(
    v.array(
      v.strictObject({
        sequence,
        entry: id,
        undoes: v.nullable(v.strictObject({ device, sequence })),
        number: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999))),
        at: instant,
      }),
    ),
    v.minLength(1),
    v.maxLength(mostLines),
    v.check((lines) =>
      lines.every(({ sequence: each }, i) => each > (lines[i - 1]?.sequence ?? 0)),
    ),
  ),
})
export type CheckInLog = v.InferOutput<typeof checkInLog>

/** Response to a portion: the last line of the device that is stored, and lines of entries that the station does not serve. */
export const storedLog = v.strictObject({
  now: instant,
  through: v.number(),
  refused: v.array(v.number()),
})
export type StoredLog = v.InferOutput<typeof storedLog>

const mergedLine = v.strictObject({
  station: text('Name of the station.'),
  device: v.string(),
  sequence: v.number(),
  number: v.nullable(v.number()),
  at: v.pipe(v.number(), v.description('Milliseconds since 1970 by the clock of the server.')),
  doubt: v.pipe(v.boolean(), v.description('True if the time of the device cannot be right.')),
})

/** Start list of a station: what a desk needs without a network, of its races alone. */
export const stationList = v.strictObject({
  station: v.string(),
  event: v.string(),
  edition: v.number(),
  now: instant,
  endsAt: v.pipe(v.string(), v.isoTimestamp()),
  races: v.array(v.strictObject({ id: v.number(), name: v.string() })),
  keys: v.array(
    v.strictObject({
      number: v.number(),
      publicKey: v.string(),
      endsAt: v.nullable(v.string()),
    }),
  ),
  entries: v.array(
    v.strictObject({
      id: v.number(),
      race: v.number(),
      givenName: v.string(),
      familyName: v.string(),
      year: text('Year of birth, which a document shows as well.'),
      version: v.pipe(
        v.number(),
        v.description('Version of the ticket; earlier ones are refused.'),
      ),
      isWithdrawn: v.boolean(),
      isUnpaid: v.boolean(),
      isMinor: v.pipe(v.boolean(), v.description('True for a minor on the day of the race.')),
      guardian: v.string(),
      checkIn: v.nullable(v.strictObject({ first: mergedLine, clashes: v.array(mergedLine) })),
    }),
  ),
  sharedNumbers: v.array(v.strictObject({ number: v.number(), entries: v.array(v.number()) })),
})
export type StationList = v.InferOutput<typeof stationList>

/** Stations of an event. */
export const stationsView = v.strictObject({
  stations: v.array(
    v.strictObject({
      id: v.number(),
      edition: v.number(),
      name: v.string(),
      races: v.array(v.number()),
      endsAt: v.string(),
      isOpen: v.boolean(),
      lines: v.pipe(v.number(), v.description('Lines that its devices have sent.')),
    }),
  ),
})
export type StationsView = v.InferOutput<typeof stationsView>
