import type { Locale } from '../locales.ts'
import { hash } from '../values/random.ts'

/** Size of a card in pixels, in the aspect ratio that messengers and networks show without cropping. */
export const socialCardSize = { width: 1200, height: 630 }

/** Size of a bib with a name in pixels, which fills the screen of a phone. */
export const bibSize = { width: 1080, height: 1350 }

/** Version of the design. Raise it when the drawing changes: every card then gets a new URL, so that caches miss. */
const drawing = 3

/**
 * Subject of a card: an edition by permalink and ISO date; a document, or a list of them; two compared events by their
 * permalinks; null for the site.
 */
export type CardSubject =
  | { permalink: string; date: string }
  | { kind: 'article' | 'challenge' | 'list'; slug: string }
  | { kind: 'compare'; pair: readonly [string, string] }
  | null

function segmentsOf(of: CardSubject): string {
  if (of === null) return ''
  if ('pair' in of) return `/${of.kind}/${of.pair.join('/')}`
  return 'kind' in of ? `/${of.kind}/${of.slug}` : `/${of.permalink}/${of.date}`
}

/**
 * Path of a card. `shown` is all content of the card; its fingerprint is the version in the path, so that a card can be
 * cached for a year and is never stale.
 */
export const socialCardPath = (locale: Locale, of: CardSubject, shown: unknown): string =>
  `/cards/${locale}${segmentsOf(of)}.png?v=${socialCardVersion(shown)}`

/** Path of the picture of a bib. @param date ISO date of the edition @param name '' for a bib without one */
export const bibPath = (
  locale: Locale,
  { permalink, date, name }: { permalink: string; date: string; name: string },
): string =>
  `/cards/${locale}/bib/${permalink}/${date}.png${name === '' ? '' : `?${new URLSearchParams({ name }).toString()}`}`

/** Eight hexadecimal digits. */
export function socialCardVersion(shown: unknown): string {
  return hash(JSON.stringify([drawing, shown]))
    .toString(16)
    .padStart(8, '0')
}
