import { decodeBase45, encodeBase45 } from './base45.ts'

/** The text of a ticket's QR code. It names no person and no address, so that a photo of it opens nothing. */

/** Facts that a ticket's code states. */
export interface Ticket {
  /** Number of the edition's key that signed it, 0 to 255. */
  keyNumber: number
  editionId: number
  raceId: number
  entryId: number
  /** Version of the entry's ticket, 1 to 65535: the present one is the highest. */
  version: number
}

const prefix = 'SL1:'
const layout = 1
const bodyLength = 16
const signatureLength = 64

/** Precedes the facts in what is signed, so that no other signature of the key is one of a ticket. */
const purpose = new TextEncoder().encode('startline-ticket\0')

/** The facts in 16 bytes, big-endian: layout, key, edition, race, entry, version. */
export function ticketBody(ticket: Ticket): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(bodyLength)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, layout)
  view.setUint8(1, ticket.keyNumber)
  view.setUint32(2, ticket.editionId)
  view.setUint32(6, ticket.raceId)
  view.setUint32(10, ticket.entryId)
  view.setUint16(14, ticket.version)
  return bytes
}

/** The bytes that are signed with Ed25519. */
export function signedBytes(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(purpose.length + body.length)
  bytes.set(purpose)
  bytes.set(body, purpose.length)
  return bytes
}

/** Text of 124 characters: QR version 6 at level M. */
export const writeTicketCode = (body: Uint8Array, signature: Uint8Array): string =>
  prefix + encodeBase45(Uint8Array.from([...body, ...signature]))

/** The parts of a code, before its signature is checked; null for a text that is none. */
export function readTicketCode(text: string) {
  if (!text.startsWith(prefix)) return null
  const bytes = decodeBase45(text.slice(prefix.length))
  if (bytes?.length !== bodyLength + signatureLength || bytes[0] !== layout) return null
  const body = bytes.slice(0, bodyLength)
  const view = new DataView(body.buffer)
  const ticket: Ticket = {
    keyNumber: view.getUint8(1),
    editionId: view.getUint32(2),
    raceId: view.getUint32(6),
    entryId: view.getUint32(10),
    version: view.getUint16(14),
  }
  return { ticket, body, signature: bytes.slice(bodyLength) }
}
