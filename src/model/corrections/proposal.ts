import type { Currency } from '../values/currencies.ts'
import { statusNeeds } from '../event-facts/status-needs.ts'
import type { DistanceUnit } from '../values/units.ts'
import {
  correctionOption,
  inputAt,
  proposedStatuses,
  type ProposedStatus,
} from './correction-inputs.ts'

/** A correction as a reader sends it: the path of a fact and the right value. */
export type Proposal = { path: string } & (
  | { input: 'line' | 'link' | 'day' | 'time'; value: string }
  | { input: 'length' | 'climb'; value: number; unit: DistanceUnit }
  | { input: 'price'; value: number; currency: Currency }
  /** `day` is the new date of a moved edition, `reason` what is published with the status. */
  | { input: 'status'; value: ProposedStatus; day: string | null; reason: string | null }
)

/** Fields of the form that values of corrections are typed into; empty ones are '' or null. */
export interface ProposalFields {
  proposed: string
  day: string
  time: string
  figure: number | null
  unit: DistanceUnit
  heightUnit: DistanceUnit
  currency: Currency
  status: ProposedStatus | ''
  reason: string
}

/** Field of the form that has the value at a path. */
export const fieldOfInput = {
  line: 'proposed',
  link: 'proposed',
  day: 'day',
  time: 'time',
  length: 'figure',
  climb: 'figure',
  price: 'figure',
  status: 'status',
} as const satisfies Record<Proposal['input'], keyof ProposalFields>

/** Fields that a proposal for a path lacks. */
export function missingFields(path: string, fields: ProposalFields): (keyof ProposalFields)[] {
  const input = inputAt(path)
  if (input === null) return []
  const field = fieldOfInput[input]
  if (fields[field] === '' || fields[field] === null) return [field]
  if (input !== 'status' || fields.status === '') return []
  const needs = statusNeeds(proposedStatuses[fields.status])
  return [
    ...(needs.previousDate === 'required' && fields.day === '' ? (['day'] as const) : []),
    ...(needs.reason === 'required' && fields.reason === '' ? (['reason'] as const) : []),
  ]
}

/** The proposal of fields that lack none; null for a path that no correction can be of. */
export function proposalOf(path: string, fields: ProposalFields): Proposal | null {
  const { proposed, day, time, figure, unit, heightUnit, currency, status, reason } = fields
  const input = inputAt(path)
  switch (input) {
    case 'line':
    case 'link':
      return { path, input, value: proposed }
    case 'day':
      return { path, input, value: day }
    case 'time':
      return { path, input, value: time }
    case 'length':
      return figure === null ? null : { path, input, value: figure, unit }
    case 'climb':
      return figure === null ? null : { path, input, value: figure, unit: heightUnit }
    case 'price':
      return figure === null ? null : { path, input, value: figure, currency }
    case 'status':
      return status === ''
        ? null
        : { path, input, value: status, day: day || null, reason: reason || null }
    case null:
      return null
  }
}

/** The fields of the form that a proposal is sent with. */
export function fieldsOfProposal(proposal: Proposal): Record<string, string> {
  const { input, value } = proposal
  const stated = { fact: correctionOption(proposal.path), [fieldOfInput[input]]: String(value) }
  if (input === 'length') return { ...stated, unit: proposal.unit }
  if (input === 'climb') return { ...stated, heightUnit: proposal.unit }
  if (input === 'price') return { ...stated, currency: proposal.currency }
  if (input !== 'status') return stated
  const { day, reason } = proposal
  return { ...stated, ...(day === null ? {} : { day }), ...(reason === null ? {} : { reason }) }
}
