import { readTicketCode, signedBytes, type Ticket } from './ticket-code.ts'
import { verifySignature } from './verify-signature.ts'

/** Outcomes of a check; all but `good` refuse the ticket. */
export type TicketOutcome =
  | 'good'
  /** The text is no ticket of this site. */
  | 'unreadable'
  | 'unknown-key'
  /** Signed by another key, or altered. */
  | 'forged'
  /** Its key was withdrawn. */
  | 'key-ended'
  | 'other-edition'
  | 'other-race'
  /** Properly signed, but the entry is not in the list: it may have been made since. */
  | 'not-listed'
  /** A later ticket replaced it. */
  | 'old-version'
  /** The entry was cancelled or given up. */
  | 'withdrawn'

/** A public key of an edition. */
export interface TicketKey {
  editionId: number
  number: number
  /** 32 bytes in base64url. */
  publicKey: string
  /** ISO instant from which its tickets are refused; null while they are accepted. */
  endsAt: string | null
}

/** Keys and entries of an edition; they suffice to check its tickets without a network. */
export interface TicketList {
  editionId: number
  keys: readonly TicketKey[]
  /** Races that are served where the ticket is shown; null for all. */
  races: readonly number[] | null
  entries: ReadonlyMap<number, { version: number; isWithdrawn: boolean }>
}

interface TicketCheck {
  outcome: TicketOutcome
  /** Facts that the code states; null for a text that is no ticket. */
  ticket: Ticket | null
}

/** Outcome of a ticket whose signature is right. */
function outcomeOf(ticket: Ticket, list: TicketList): TicketOutcome {
  if (ticket.editionId !== list.editionId) return 'other-edition'
  if (list.races !== null && !list.races.includes(ticket.raceId)) return 'other-race'
  const entry = list.entries.get(ticket.entryId)
  if (entry === undefined) return 'not-listed'
  if (entry.isWithdrawn) return 'withdrawn'
  return ticket.version === entry.version ? 'good' : 'old-version'
}

/**
 * Checks the text of a ticket. The signature comes before everything that the code states, apart from the key that it names. Keys
 * of another edition that is not known here cannot be checked: such a code is of another edition, whoever made it.
 */
export async function checkTicket(text: string, list: TicketList, now: Date): Promise<TicketCheck> {
  const code = readTicketCode(text)
  if (code === null) return { outcome: 'unreadable', ticket: null }
  const { ticket, body, signature } = code
  const key = list.keys.find(
    ({ editionId, number }) => editionId === ticket.editionId && number === ticket.keyNumber,
  )
  if (key === undefined)
    return {
      outcome: ticket.editionId === list.editionId ? 'unknown-key' : 'other-edition',
      ticket,
    }
  if (!(await verifySignature(key, signature, signedBytes(body))))
    return { outcome: 'forged', ticket }
  if (key.endsAt !== null && key.endsAt <= now.toISOString())
    return { outcome: 'key-ended', ticket }
  return { outcome: outcomeOf(ticket, list), ticket }
}
