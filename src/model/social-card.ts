import type { Locale } from '../i18n/locales.ts'
import { hash } from './random.ts'

/** Pixels of a card, in the proportion that messengers and networks show whole. */
export const socialCardSize = { width: 1200, height: 630 }

/** Raise it when the drawing itself changes: every card then has a new address, and no cache keeps the old one. */
const drawing = 1

/**
 * The address of a card. `shown` is everything the card shows; its fingerprint is the version in the address, so that
 * a card can be kept for a year and yet never be out of date.
 * @param of permalink and ISO date of an edition; null for the card of the site
 */
export function socialCardPath(
  locale: Locale,
  of: { permalink: string; date: string } | null,
  shown: unknown,
): string {
  const subject = of === null ? '' : `/${of.permalink}/${of.date}`
  return `/cards/${locale}${subject}.png?v=${socialCardVersion(shown)}`
}

/** Eight hexadecimal digits. */
export function socialCardVersion(shown: unknown): string {
  return hash(JSON.stringify([drawing, shown]))
    .toString(16)
    .padStart(8, '0')
}
