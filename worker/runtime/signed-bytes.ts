import { createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes signed for one purpose, as text for URLs. */

/** 128 bits, which cannot be guessed over a network. */
const signatureLength = 16

const signatureOf = (bytes: Uint8Array, purpose: string, secret: string): Uint8Array =>
  createHmac('sha256', secret)
    .update(`${purpose}\n`)
    .update(bytes)
    .digest()
    .subarray(0, signatureLength)

/** @returns base64url of the bytes and 16 bytes of their HMAC-SHA256 */
export const signBytes = (bytes: Uint8Array, purpose: string, secret: string): string =>
  Buffer.concat([bytes, signatureOf(bytes, purpose, secret)]).toString('base64url')

/** The bytes of a text; null if they were not signed with this secret for this purpose. */
export function verifiedBytes(text: string, purpose: string, secret: string): Uint8Array | null {
  const all = Buffer.from(text, 'base64url')
  // Bytes have one text: neither other characters nor the spare bits of the last one are passed over.
  if (all.length <= signatureLength || all.toString('base64url') !== text) return null
  const bytes = all.subarray(0, -signatureLength)
  const isSigned = timingSafeEqual(
    all.subarray(-signatureLength),
    signatureOf(bytes, purpose, secret),
  )
  return isSigned ? Uint8Array.from(bytes) : null
}
