import { createHmac, timingSafeEqual } from 'node:crypto'

/** A text with a signature for one use, so that only we can have written it. */

const signature = (text: string, use: string, secret: string): string =>
  createHmac('sha256', secret).update(`${use}\n${text}`).digest('base64url')

export function sign(text: string, use: string, secret: string): string {
  return `${text}.${signature(text, use, secret)}`
}

/** The text, or null where it was not signed by us for this use. */
export function unsigned(signed: string, use: string, secret: string): string | null {
  const end = signed.lastIndexOf('.')
  if (end === -1) return null
  const text = signed.slice(0, end)
  const given = Buffer.from(signed.slice(end + 1))
  const right = Buffer.from(signature(text, use, secret))
  return given.length === right.length && timingSafeEqual(given, right) ? text : null
}
