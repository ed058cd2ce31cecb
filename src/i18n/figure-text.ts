import type { Figure } from '../model/views.ts'
import type { Locale } from './locales.ts'

const isLatin = /\p{Script=Latin}/u

/**
 * The space between a figure and its unit: none in Chinese and Korean, nor before a Japanese word ("42.2公里", "24時間");
 * else a no-break space ("42.2 km").
 */
export function unitSpace(unit: string, locale: Locale): '' | '\u00a0' {
  if (unit === '' || locale === 'zh' || locale === 'ko') return ''
  return locale === 'ja' && !isLatin.test(unit) ? '' : '\u00a0'
}

/** "42.2 km"; the value alone if it has no unit. */
export const figureText = ({ value, unit }: Figure, locale: Locale): string =>
  `${value}${unitSpace(unit, locale)}${unit}`
