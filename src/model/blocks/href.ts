import * as v from 'valibot'
import { safeRedirect } from '../values/safe-redirect.ts'
import { isWebAddress } from '../values/web-address.ts'

const maximumCharacters = 2048

/** Email address of a link, without a subject or other headers. */
const mailto = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u

/**
 * True for a target that a document may link to: a path of this site by its English words, an https URL, or an email address.
 */
export function isHref(text: string): boolean {
  if (text.length > maximumCharacters || /[\s\p{Cc}\\]/u.test(text)) return false
  if (text.startsWith('/')) return safeRedirect(text) === text
  if (mailto.test(text)) return true
  return text.startsWith('https://') && isWebAddress(text)
}

export const href = v.pipe(
  v.string(),
  v.check(isHref, 'must be a path of this site, an https URL or a mailto address'),
)
