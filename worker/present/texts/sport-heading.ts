import { headingPhrases } from './heading-phrases.ts'
import type { Locale } from '../../../src/model/locales.ts'

/**
 * Long words of sport names with the joints at which a heading may break them. Browsers on many desktops have no
 * hyphenation dictionaries, and those that have one break a compound anywhere between syllables.
 */
export const jointedWords: Partial<Record<Locale, readonly string[]>> = {
  de: [
    'Frei|wasser|schwimmen',
    'Hindernis|lauf',
    'Inline|skaten',
    'Kanu|triathlon',
    'Mountain|bike',
    'Orientierungs|lauf',
    'Rollstuhl|rennen',
    'Ski|bergsteigen',
    'Sport|arten',
    'Trail|running',
    'Wasser|sport',
    'Winter|sport',
  ],
  en: ['mountain|eering', 'Orien|teering'],
  nl: [
    'Inline|skaten',
    'Kano|triathlon',
    'Mountain|biken',
    'Natuurijs|schaatsen',
    'Openwater|zwemmen',
    'Oriëntatie|lopen',
    'Rolstoel|racen',
    'Schans|springen',
    'Ski|alpinisme',
    'Trail|running',
  ],
  ru: ['ориентиро|вание', 'Приключен|ческие', 'Трейл|раннинг'],
  sv: [
    'Back|hoppning',
    'Hinderbane|lopp',
    'Landsvägs|cykling',
    'Långfärds|skridskor',
    'Längdskid|åkning',
    'Mountain|bike',
    'Paddlings|triathlon',
    'Rullstols|lopp',
    'Skid|orientering',
    'Trail|löpning',
  ],
}

const softHyphen = '\u00AD'

/** The name with a soft hyphen at each joint of its long words. */
export function withSoftHyphens(name: string, locale: Locale): string {
  return (jointedWords[locale] ?? []).reduce(
    (text, word) => text.replace(word.replaceAll('|', ''), word.replaceAll('|', softHyphen)),
    name,
  )
}

/** The name with soft hyphens, and with zero-width spaces between the words of a script without spaces. */
export const breakableName = (name: string, locale: Locale): string =>
  headingPhrases(withSoftHyphens(name, locale), locale).join('\u200B')

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u
/** Characters that take no room of their own: accents and vowel signs. */
const marks = /\p{M}/gu

const widthOf = (part: string): number =>
  [...part.replaceAll(marks, '')].reduce((sum, sign) => sum + (wide.test(sign) ? 2 : 1), 0)

/** A sport's or group's name as a heading: phrases between which a line may break, and the width of its longest part. */
export interface SportHeading {
  phrases: string[]
  width: 'short' | 'w14' | 'w18'
}

export function sportHeading(name: string, locale: Locale): SportHeading {
  const phrases = headingPhrases(withSoftHyphens(name, locale), locale)
  const parts = phrases.flatMap((phrase) => phrase.split(/[\s\u00AD-]/u))
  const longest = locale === 'th' ? 0 : Math.max(...parts.map(widthOf))
  return { phrases, width: longest >= 18 ? 'w18' : longest >= 14 ? 'w14' : 'short' }
}
