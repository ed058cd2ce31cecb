import type { Figure } from '../model/views.ts'
import type { Locale } from '../model/locales.ts'

const isLatin = /\p{Script=Latin}/u

/**
 * The space between a figure and its unit: none in Chinese and Korean, nor before a Japanese word ("42.2公里", "24時間");
 * else a no-break space ("42.2 km").
 */
export function unitSpace(unit: string, locale: Locale): '' | '\u00a0' {
  if (unit === '' || locale === 'zh' || locale === 'ko') return ''
  return locale === 'ja' && !isLatin.test(unit) ? '' : '\u00a0'
}

/** True if the figure after this one has the same unit, which is then written there only. */
export const hasUnitBehind = (figures: readonly (Figure | null)[], index: number): boolean => {
  const [figure, next] = [figures[index] ?? null, figures[index + 1] ?? null]
  return figure !== null && next !== null && figure.unit === next.unit
}

/** "750 m", "20" and "5 km": the unit once for figures side by side that have the same; '' for an unknown figure. */
export const figureTexts = (figures: readonly (Figure | null)[], locale: Locale): string[] =>
  figures.map((each, index) => {
    if (each === null) return ''
    return hasUnitBehind(figures, index) ? each.value : figureText(each, locale)
  })

/** "42.2 km"; the value alone if it has no unit. */
export const figureText = ({ value, unit }: Figure, locale: Locale): string =>
  `${value}${unitSpace(unit, locale)}${unit}`
