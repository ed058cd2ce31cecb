import { parseArgs } from 'node:util'
import { isRealDate } from '../../src/model/values/dates.ts'
import { isEditionStatus } from '../../src/model/event/edition-status.ts'
import type { FactFault, FactFaults } from '../../src/model/event-facts/faults/fault-codes.ts'
import type { EditionChange } from '../domain/catalogue/news/change-edition.ts'

/** A command that is malformed or names no edition; the message is for the operator. */
export class EditionCommandError extends Error {
  override name = 'EditionCommandError'
}

const usage = `npm run edition -- <event> <date> … [--remote]
  --date 2027-06-12 [--end 2027-06-13]   another date, or with --confirm the announced one; races, sign-up and prices
                                         move along
  --confirm                              its date is announced
  --status cancelled|postponed|none      any status of the specification
  --opens 2026-12-01  --closes 2027-05-31
<event> is the permalink, <date> the present first day; with --remote the database is the deployed site's.`

export interface EditionCommand {
  remote: boolean
  permalink: string
  /** ISO date of the present first day. */
  date: string
  change: EditionChange
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  date: text,
  end: text,
  status: text,
  opens: text,
  closes: text,
  confirm: flag,
  remote: flag,
}

function dateOf(name: string, value: string): string {
  if (isRealDate(value)) return value
  throw new EditionCommandError(`--${name} takes an ISO date such as 2027-06-12.`)
}

function statusOf(word: string): Pick<EditionChange, 'status'> {
  if (word === 'none') return { status: null }
  if (isEditionStatus(word)) return { status: word }
  throw new EditionCommandError(`No edition has the status "${word}".`)
}

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new EditionCommandError(usage)
  }
}

const faultSentences: Partial<Record<FactFault, string>> = {
  'date-outside-edition':
    'A race would be on a day outside of the edition. State its last day with --end.',
  'date-twice': 'The event has another edition on that day.',
  'end-before-date': 'The last day would be before the first. State it with --end.',
  'window-after-end':
    'Sign-up would end after the edition. State its days with --opens and --closes.',
  'window-order': 'Sign-up would end before it begins. State its days with --opens and --closes.',
  required:
    'Only an edition whose date was announced can be rescheduled. Leave --status out for an expected date.',
}

/** Why a change was refused, in sentences. */
export const refusalOf = (faults: FactFaults): string =>
  [
    ...new Set(
      Object.entries(faults).map(([path, fault]) => faultSentences[fault] ?? `${path}: ${fault}`),
    ),
  ].join(' ')

/** Reads the arguments of `npm run edition`. @throws EditionCommandError */
export function readEditionCommand(args: readonly string[]): EditionCommand {
  const { values, positionals } = parsedArgs(args)
  const [permalink, date, ...others] = positionals
  if (permalink === undefined || date === undefined || others.length > 0 || !isRealDate(date))
    throw new EditionCommandError(usage)
  const { status, opens, closes, confirm = false, remote = false } = values
  const first = values.date === undefined ? null : dateOf('date', values.date)
  const end = values.end === undefined ? null : dateOf('end', values.end)
  const change: EditionChange = {
    ...(first === null ? {} : { date: first }),
    ...(end === null ? {} : { endDate: end }),
    ...(confirm ? { confirmed: true } : {}),
    ...(status === undefined ? {} : statusOf(status)),
    ...(opens === undefined ? {} : { opens: dateOf('opens', opens) }),
    ...(closes === undefined ? {} : { closes: dateOf('closes', closes) }),
  }
  if (Object.keys(change).length === 0) throw new EditionCommandError(usage)
  if (end !== null && end < (first ?? date))
    throw new EditionCommandError('The last day is before the first.')
  return { remote, permalink, date, change }
}
