import { signBytes, verifiedBytes } from '../../../runtime/signed-bytes.ts'

/** Entry of an order with a version of its ticket. */
export interface TicketAddress {
  entryId: number
  version: number
}

const length = 6
const purpose = 'startline ticket address'

/**
 * The text that opens the page of one ticket, but not its order: whoever starts can have it, while the order stays the
 * buyer's. Nothing is stored of it.
 * @param secret TICKET_KEY
 * @returns 30 characters of base64url
 */
export function writeTicketAddress({ entryId, version }: TicketAddress, secret: string): string {
  const facts = new Uint8Array(length)
  const view = new DataView(facts.buffer)
  view.setUint32(0, entryId)
  view.setUint16(4, version)
  return signBytes(facts, purpose, secret)
}

/** The ticket of an address; null for a text that the site did not sign. */
export function readTicketAddress(text: string, secret: string): TicketAddress | null {
  const facts = verifiedBytes(text, purpose, secret)
  if (facts?.length !== length) return null
  const view = new DataView(facts.buffer)
  return { entryId: view.getUint32(0), version: view.getUint16(4) }
}
