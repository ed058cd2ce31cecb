import type { Locale } from '../../src/i18n/locales.ts'

/** Rules of typography and address that texts.test.ts verifies in the messages of a language. */
export interface TextRules {
  /** Quotation marks of the language, in order; `’` is an apostrophe too. */
  quotes: string
  /** Symbols of units that follow a figure with a no-break space (U+00A0 or U+202F), never with a plain one. */
  units?: readonly string[]
  /** Spaces before punctuation; without them no space stands there. */
  spaceBefore?: Readonly<Record<string, string>>
  /** Words of the form of address that the language does not use here. */
  otherAddress?: RegExp
  /** Anything else that is never right: the reason → the pattern. */
  never?: Readonly<Record<string, RegExp>>
}

const latinUnits = ['km', 'm', 'mi', 'ft', 'min', 's', 'h', 'MB', '%'] as const
const noBreak = '\u{A0}'
const narrow = '\u{202F}'

export const textRules: Readonly<Record<Locale, TextRules>> = {
  en: { quotes: '“”', units: ['km', 'm', 'mi', 'ft', 'min', 's', 'h', 'MB'] },
  fr: {
    quotes: '«»',
    units: [...latinUnits, 'Mo'],
    spaceBefore: { ':': noBreak, ';': narrow, '!': narrow, '?': narrow, '»': noBreak },
    otherAddress: /(?<![\p{L}-])(?:tu|toi|ton|ta|tes)(?!\p{L})/iu,
    never: { 'no no-break space after «': /«(?!\u{A0})/u },
  },
  de: {
    quotes: '„“‚‘',
    units: latinUnits,
    // At the beginning of a sentence “Sie” and “Ihr” may mean the third person.
    otherAddress: /(?<=[\p{L},] )(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)(?!\p{L})/u,
  },
  es: {
    quotes: '«»',
    units: latinUnits,
    otherAddress: /(?<!\p{L})usted(?:es)?(?!\p{L})/iu,
    never: { 'no ¿ before the question': /^[^¿]*\?/u, 'no ¡ before the exclamation': /^[^¡]*!/u },
  },
  it: {
    quotes: '«»',
    units: latinUnits,
    otherAddress: /(?<=[\p{L},] )(?:Lei|Suo|Sua|Suoi|Sue|Le)(?!\p{L})/u,
  },
  pt: {
    quotes: '“”',
    units: latinUnits,
    otherAddress: /(?<!\p{L})vocês?(?!\p{L})/iu,
  },
  'pt-BR': {
    quotes: '“”',
    units: latinUnits,
    otherAddress: /(?<!\p{L})(?:tu|te|ti|teus?|tuas?|contigo)(?!\p{L})/iu,
  },
  nl: {
    quotes: '‘’',
    units: latinUnits,
    otherAddress: /(?<!\p{L})(?:u|uw|uzelf)(?!\p{L})/iu,
  },
  sv: {
    quotes: '”',
    units: latinUnits,
    otherAddress: /(?<!\p{L})(?:[Nn]i|(?<=[\p{L},] )(?:Du|Dig|Din|Ditt|Dina))(?!\p{L})/u,
  },
  pl: { quotes: '„”' },
  ru: { quotes: '«»' },
  zh: { quotes: '“”' },
  ko: { quotes: '‘’' },
  ja: { quotes: '「」' },
  th: { quotes: '“”' },
  tr: { quotes: '“”' },
  id: { quotes: '“”' },
}
