import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { checkTicket, type TicketOutcome } from '../../src/model/tickets/check-ticket.ts'
import { readTicketCode } from '../../src/model/tickets/ticket-code.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import type { Database } from '../db/client.ts'
import { prepare } from '../db/prepare.ts'
import { changeKey } from '../domain/commerce/tickets/edition-keys.ts'
import { findTicketList } from '../domain/commerce/tickets/find-ticket-list.ts'
import { renewTicket } from '../domain/commerce/tickets/renew-ticket.ts'
import { signTickets } from '../domain/commerce/tickets/sign-tickets.ts'

interface Given {
  values: readonly string[]
  /** Reads TICKET_KEY. @throws ConfigError */
  secret: () => string
}

type Verb = (db: Database, given: Given, now: Date) => Promise<string>

const editions = v.array(v.object({ id: v.number() }))

async function editionOf(db: Database, permalink: string, date: string): Promise<number> {
  const { results } = await prepare(
    db,
    sql`SELECT e.id FROM edition e JOIN event ev ON ev.id = e.event_id JOIN sale s ON s.edition_id = e.id
      WHERE ev.permalink = ${permalink} AND e.date = ${date}`,
  ).all()
  const [edition] = v.parse(editions, results)
  if (edition === undefined) throw new DomainError('not-found')
  return edition.id
}

const show: Verb = async (db, { values: [order = ''], secret }, now) => {
  const tickets = await signTickets(db, order, secret(), now)
  if (tickets.length === 0) throw new DomainError('not-found')
  return tickets
    .map(({ ordinal, version, code }) => `place ${ordinal + 1}, version ${version}: ${code}`)
    .join('\n')
}

const sentences: Record<TicketOutcome, string> = {
  good: 'Good.',
  unreadable: 'This is no ticket: the text is too short, too long or damaged.',
  'unknown-key': 'Refused: the edition has no such key.',
  forged: 'Refused: the signature is wrong. The ticket is forged or altered.',
  'key-ended': 'Refused: its key was withdrawn. The page of the order has the present ticket.',
  'other-edition': 'Refused: it is for another edition.',
  'other-race': 'Refused: it is for another race.',
  'not-listed': 'Refused: its signature is right, but there is no such entry.',
  'old-version': 'Refused: a later ticket replaced it.',
  withdrawn: 'Refused: the entry was cancelled.',
}

const check: Verb = async (db, { values: [code = ''] }, now) => {
  const editionId = readTicketCode(code)?.ticket.editionId ?? 0
  const { outcome } = await checkTicket(code, await findTicketList(db, editionId), now)
  return sentences[outcome]
}

const change =
  (endsEarlier: boolean): Verb =>
  async (db, { values: [permalink = '', date = ''], secret }, now) => {
    const editionId = await editionOf(db, permalink, date)
    const number = await changeKey(db, { editionId, secret: secret(), endsEarlier }, now)
    return endsEarlier
      ? `Tickets of earlier keys are refused from now on. Key ${number} signs the present ones, which buyers find on the pages of their orders.`
      : `Key ${number} signs from now on. Tickets of earlier keys stay good.`
  }

const placeText = v.pipe(v.string(), v.regex(/^[1-9]\d?$/u), v.toNumber())

const renew: Verb = async (db, { values: [order = '', place] }) => {
  const number = v.safeParse(placeText, place)
  if (!number.success) throw new DomainError('invalid-body')
  await renewTicket(db, order, number.output - 1)
  return 'The former ticket of that place is refused from now on.'
}

export const ticketVerbs: Partial<Record<string, Verb>> = {
  show,
  check,
  renew,
  rotate: change(false),
  withdraw: change(true),
}
