import type { EditionStatus } from '../event/edition-status.ts'
import type { DistanceUnit } from '../values/units.ts'

/**
 * The facts that a reader can correct, by the last step of their path (src/model/documents/paths.ts), with the kind of
 * value that a correction states. Other facts take a message only.
 */
const inputs = {
  /** Of the event, or of a race. */
  name: 'line',
  venue: 'line',
  url: 'link',
  date: 'day',
  endDate: 'day',
  status: 'status',
  registrationStartsOn: 'day',
  registrationEndsOn: 'day',
  registrationUrl: 'link',
  startTime: 'time',
  distance: 'length',
  gain: 'climb',
  /** Of a race without prices, and of a price. */
  prices: 'price',
  amount: 'price',
} as const satisfies Record<string, CorrectionInput>

export const correctionInputs = [
  'line',
  'link',
  'day',
  'time',
  'length',
  'climb',
  'price',
  'status',
] as const

export type CorrectionInput = (typeof correctionInputs)[number]

/** In the form, a path follows this word; words without it are subjects of a message. */
const prefix = 'facts.'

export const correctionOption = (path: string): string => `${prefix}${path}`

const isKnown = (step: string): step is keyof typeof inputs => Object.hasOwn(inputs, step)

/** Kind of value at a path; null for a fact that no correction can be of. */
export function inputAt(path: string): CorrectionInput | null {
  const step = path.slice(path.lastIndexOf('.') + 1)
  return isKnown(step) ? inputs[step] : null
}

/** Path of an option of the form; null for the subject of a message. */
export function pathOfOption(option: string): string | null {
  const path = option.startsWith(prefix) ? option.slice(prefix.length) : ''
  return inputAt(path) === null ? null : path
}

/** Units that the form offers for lengths. */
export const lengthUnits = [
  'km',
  'm',
  'mi',
  'yard',
  'ft',
  'hour',
  'min',
  'day',
] as const satisfies readonly DistanceUnit[]

/** Statuses that a correction can state, with the status of the edition. */
export const proposedStatuses = {
  planned: null,
  cancelled: 'cancelled',
  postponed: 'postponed',
  rescheduled: 'rescheduled',
  'turned-virtual': 'turned-virtual',
} as const satisfies Record<string, EditionStatus | null>

export type ProposedStatus = keyof typeof proposedStatuses

export const proposedStatusKeys = Object.keys(proposedStatuses).filter(
  (key): key is ProposedStatus => key in proposedStatuses,
)
