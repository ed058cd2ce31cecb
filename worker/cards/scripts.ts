import { isVietnamese } from './fonts.ts'

interface Script {
  /** Share of the display size, below 1 for scripts that have no condensed font. */
  scale: number
  lineHeight: number
}

/**
 * Scale and line height for the tallest script of a text; those of the site's languages are the same as in
 * src/styles/base/tokens.css.
 */
export function scriptOf(text: string): Script {
  // Dots below the letters would touch the next line.
  if (/\p{Script=Arabic}/u.test(text)) return { scale: 0.76, lineHeight: 1.3 }
  if (/\p{Script=Thai}/u.test(text)) return { scale: 0.76, lineHeight: 1.3 }
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text))
    return { scale: 0.74, lineHeight: 1.18 }
  if (isVietnamese(text)) return { scale: 0.78, lineHeight: 1.2 }
  // Marks above capitals would touch the previous line.
  return /\p{Lu}\p{M}/u.test(text.normalize('NFD'))
    ? { scale: 1, lineHeight: 1 }
    : { scale: 1, lineHeight: 0.94 }
}
