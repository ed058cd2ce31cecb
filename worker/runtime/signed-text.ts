import { createHmac, timingSafeEqual } from 'node:crypto'

/** Texts signed for one purpose, which no browser can forge: "text.signature". */

const signature = (text: string, purpose: string, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

export function sign(text: string, purpose: string, secret: string): string {
  return `${text}.${signature(text, purpose, secret)}`
}

/** The text without its signature; null if it was not signed with this secret for this purpose. */
export function verifiedText(signed: string, purpose: string, secret: string): string | null {
  const end = signed.lastIndexOf('.')
  if (end === -1) return null
  const text = signed.slice(0, end)
  const given = Buffer.from(signed.slice(end + 1))
  const expected = Buffer.from(signature(text, purpose, secret))
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null
}
