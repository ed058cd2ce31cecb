import { number } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../model/locales.ts'

/**
 * The number that a person has typed, with a comma or a point; null for none and undefined for what is no number.
 * @param isWhole true for figures that have no decimals, where "1.500" and "1,500" are fifteen hundred
 */
export function readNumber(text: string, isWhole: boolean): number | null | undefined {
  const plain = text.replaceAll(/[\s'’\u00A0\u202F]/gu, '').replace('−', '-')
  if (plain === '') return null
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const sign = plain[last] ?? ''
  const isGroup = sign !== '' && (isWhole || plain.indexOf(sign) !== last)
  const figure =
    last < 0 || isGroup
      ? plain.replaceAll(/[.,]/gu, '')
      : `${plain.slice(0, last).replaceAll(/[.,]/gu, '')}.${plain.slice(last + 1)}`
  return /^-?(?:\d+\.?\d*|\.\d+)$/u.test(figure) ? Number(figure) : undefined
}

/** A number as a field shows it: with the decimal sign of the language and all its decimals. */
export const writeNumber = (value: number, locale: Locale): string =>
  String(value).replace('.', number(1.5, locale).charAt(1))
