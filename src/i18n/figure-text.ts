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

/** "3.8", "180" and "42.2 km": the unit once if all have it, otherwise with each; '' for an unknown figure. */
export function figureTexts(figures: readonly (Figure | null)[], locale: Locale): string[] {
  const unit = figures.at(-1)?.unit
  const isShared = figures.every((each) => each?.unit === unit)
  return figures.map((each, i) => {
    if (each === null) return ''
    return isShared && i < figures.length - 1 ? each.value : figureText(each, locale)
  })
}

/** "42.2 km"; the value alone if it has no unit. */
export const figureText = ({ value, unit }: Figure, locale: Locale): string =>
  `${value}${unitSpace(unit, locale)}${unit}`
