import type { Locale } from '../locales.ts'
import { hash } from '../values/random.ts'

/** Size of a card in pixels, in the aspect ratio that messengers and networks show without cropping. */
export const socialCardSize = { width: 1200, height: 630 }

/** Version of the design. Raise it when the drawing changes: every card then gets a new URL, so that caches miss. */
const drawing = 3

/**
 * Path of a card. `shown` is all content of the card; its fingerprint is the version in the path, so that a card can be
 * cached for a year and is never stale.
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
