import { isVietnamese } from './fonts.ts'

interface Script {
  /** Share of the display size: there is no condensed cut of these scripts. */
  scale: number
  lineHeight: number
}

/** How large and how open a script is set, as src/styles/tokens.css has it; the tallest script of a text decides. */
export function scriptOf(text: string): Script {
  if (/\p{Script=Thai}/u.test(text)) return { scale: 0.76, lineHeight: 1.3 }
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text))
    return { scale: 0.74, lineHeight: 1.18 }
  if (isVietnamese(text)) return { scale: 0.78, lineHeight: 1.2 }
  // Letters with marks above capitals would touch the line before.
  return /\p{Lu}\p{M}/u.test(text.normalize('NFD'))
    ? { scale: 1, lineHeight: 1 }
    : { scale: 1, lineHeight: 0.94 }
}
