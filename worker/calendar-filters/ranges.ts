import { m } from '../../src/paraglide/messages.js'
import type { Reader } from '../../src/i18n/reader.ts'

/** True if both ends are given and the lower one is above the upper one. */
export const isReversed = (least: number | null, most: number | null): boolean =>
  least !== null && most !== null && least > most

/**
 * "20–110 km", "From 20 km", "Up to 110 km"; null for a range without ends.
 * @param format the value alone, and the value with its unit
 */
export function rangeLabel(
  least: number | null,
  most: number | null,
  { locale }: Pick<Reader, 'locale'>,
  format: (value: number) => { value: string; whole: string },
): string | null {
  if (least !== null && most !== null) return `${format(least).value}–${format(most).whole}`
  if (least !== null) return m.at_least({ value: format(least).whole }, { locale })
  return most === null ? null : m.up_to({ value: format(most).whole }, { locale })
}
