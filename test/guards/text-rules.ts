import type { Locale } from '../../src/model/locales.ts'

/** Rules of typography and address that texts.test.ts verifies in the messages of a language. */
export interface TextRules {
  /** Quotation marks of the language, in order; `’` is an apostrophe too. */
  quotes: string
  /** Symbols of units that follow a figure with a no-break space (U+00A0 or U+202F), never with a plain one. */
  units?: readonly string[]
  /** Spaces before punctuation; without them there is no space. */
  spaceBefore?: Readonly<Record<string, string>>
  /** Words of the form of address that the language does not use here. */
  otherAddress?: RegExp
  /** Anything else that is never right: the reason → the pattern. */
  never?: Readonly<Record<string, RegExp>>
}

const latinUnits = ['km', 'm', 'mi', 'ft', 'min', 's', 'h', 'MB', '%'] as const
const noBreak = '\u{A0}'
const narrow = '\u{202F}'

/** Han, kana and the punctuation that stands with them. */
const fullWidth = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。，：；（）「」]`
const besideFullWidth = new RegExp(`${fullWidth}[,.:;!?()](?![a-z])|[,.:;!?()]${fullWidth}`, 'u')
const spaceBesideFullWidth = new RegExp(
  String.raw`${fullWidth} (?=[\p{L}\p{N}{⌘(])|[\p{L}\p{N}}⌘)] (?=${fullWidth})|\} \{`,
  'u',
)

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
    never: {
      // "l’8 dicembre", "dall’11": the form would depend on the day.
      'an article before a date': /\b(?:il|dal|al|del) \{(?:date|day)\}/u,
    },
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
  pl: {
    quotes: '„”',
    units: [...latinUnits, 'godzin', 'minut', 'dni'],
    // At the beginning of a sentence a capital says nothing.
    otherAddress:
      /(?<=[\p{L},] )(?:Ty|Ci|Cię|Ciebie|Tobie|Twój|Two(?:ja|je|jego|jej|im|ich|imi)|Was|Wam|Wasz\p{L}*)(?!\p{L})|(?<!\p{L})(?:Pan|Pani|Państw[ao])(?!\p{L})/u,
    never: {
      'a plain space after a one-letter word': /(?<!\p{L})[aiouwz] /iu,
      'mail instead of e-mail': /(?<![\p{L}-])mail/iu,
      'a past form that has the gender of the reader':
        /(?:łeś|łaś)(?!\p{L})|(?<!\p{L})(?:[Bb]rał|[Bb]ył)[ea]m(?!\p{L})/u,
    },
  },
  ru: {
    quotes: '«»',
    units: ['км', 'м', 'мин', 'с', 'ч', 'МБ', '%', 'часа', 'часов', 'минут', 'дней'],
    otherAddress:
      /(?<!\p{L})(?:[Тт](?:ы|ебя|ебе|обой)|[Тт]во\p{L}{1,3})(?!\p{L})|(?<=[\p{L},] )(?:Вы|Вас|Вам|Ваш\p{L}*)(?!\p{L})/u,
    never: {
      'no no-break space before —': /(?<!\u{A0})—/u,
      'no space between thousands': /(?<!\d)\d{4,}(?!\d)/u,
      'a full stop after a date, which ends in one': /\{date\}\./u,
    },
  },
  zh: {
    quotes: '“”',
    units: ['MB'],
    otherAddress: /[您妳]/u,
    never: {
      'ASCII punctuation beside Chinese': besideFullWidth,
      'a space beside Chinese': spaceBesideFullWidth,
      'a single …': /(?<!…)…(?!…)/u,
      '国家 without 地区': /国家(?![和/]地区|银行)/u,
      'an exclamation mark': /[！!]/u,
    },
  },
  ko: {
    quotes: '‘’',
    otherAddress: /우리/u,
    never: {
      'full-width punctuation': /[，。：；！？（）～]/u,
      'a space before a unit': /[\d}] (?:km|m|MB)(?![A-Za-z])|\d (?:시간|분|일|개|명)/u,
      'a space beside ~': / ~|~ /u,
      'a particle that depends on the sound of a placeholder':
        /\{\w+\}(?:을|를|이|가|은|는|와|과|이나|나)(?!\p{L})/u,
      'an exclamation mark': /!/u,
    },
  },
  ja: {
    quotes: '「」',
    units: latinUnits,
    never: {
      'ASCII punctuation beside Japanese': besideFullWidth,
      'a space beside Japanese': spaceBesideFullWidth,
      'ブラウザ without ー': /ブラウザ(?!ー)/u,
      'an exclamation mark': /[！!]/u,
    },
  },
  th: {
    quotes: '“”',
    units: ['กม.', 'ม.', 'MB'],
    never: {
      'a full stop': /(?<!(?<!\p{L})(?:กม|ม))\.(?=\s|$)/u,
      'a year that is not Buddhist': /(?<!\d)(?:19|20)\d\d(?!\d)/u,
      'no no-break space before ๆ': /(?<!\u{A0})ๆ/u,
      'no space after ๆ': /ๆ(?!\s|$)/u,
    },
  },
  tr: {
    quotes: '“”',
    units: [...latinUnits, 'dk', 'sn'],
    otherAddress: /(?<![\p{L}{])(?:siz|sizi|size|sizin|sizden)(?!\p{L})|\p{L}[ıiuü]n[ıiuü]z/iu,
  },
  id: {
    quotes: '“”',
    units: latinUnits,
    otherAddress: /(?<!\p{L})(?:Anda|engkau|aku|akunku|profilku|dataku)(?!\p{L})/iu,
  },
}
