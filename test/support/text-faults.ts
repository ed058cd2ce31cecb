import { currencies } from '../../src/model/values/currencies.ts'
import { signUpStates } from '../../src/model/calendar/calendar.ts'
import { editionStatusTable } from '../../src/model/event/edition-status.ts'
import { sports } from '../../src/model/event/sports.ts'
import { unitSpace } from '../../src/i18n/figure-text.ts'
import { figureUnits } from '../../src/i18n/figure-units.ts'
import { figure, price } from '../../src/i18n/format.ts'
import { localeTable, locales, type Locale } from '../../src/model/locales.ts'
import { boxEdge, type PageText } from './page-texts.ts'

/** Faults of texts on rendered pages that no check of the message files can see. */

const edges = new RegExp(boxEdge, 'gu')
const plain = (text: string): string => text.replaceAll(edges, '')

/** Letters of scripts that readers of a language do not know, beside Latin, which all read. */
const nativeScripts: Partial<Record<Locale, string>> = {
  ja: '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}',
  ko: '\\p{sc=Hang}',
  ru: '\\p{sc=Cyrl}',
  th: '\\p{sc=Thai}',
  zh: '\\p{sc=Han}',
}
const foreignLetters = new Map(
  locales.map((locale) => {
    const known = `\\P{L}\\p{sc=Latn}\\p{sc=Zyyy}${nativeScripts[locale] ?? ''}`
    return [locale, new RegExp(`[^${known}]+`, 'u')]
  }),
)

const codes = [...Object.keys(editionStatusTable), ...signUpStates, ...sports].filter((code) =>
  /[-_]/u.test(code),
)
const rawCode = new RegExp(
  `(?<![\\w-])(?:${codes.join('|')}|undefined|NaN|\\[object \\w+\\])(?![\\w-])`,
  'u',
)

const wide = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー]'
const narrowMark = new RegExp(`${wide}[,:;?!]|${wide} ?\\(|\\) ?${wide}|${wide}\\.(?!\\d)`, 'u')

const units = Object.keys(figureUnits).filter(
  (unit): unit is keyof typeof figureUnits => unit in figureUnits,
)

/** Names of all units in a language, as the formatter writes them. */
function unitNames(locale: Locale): string[] {
  return units.flatMap((unit) =>
    [1, 1.5, 2, 5, 24].map((value) => figure(value, unit, locale).unit),
  )
}

const escaped = (text: string): string => text.replaceAll(/[.$*+?^{}()|[\]\\]/gu, '\\$&')
const longestFirst = (texts: Iterable<string>): string[] =>
  [...new Set(texts)].toSorted((a, b) => b.length - a.length)

/** Units of a number of days that also end a date. */
const dayOfDate = new Set(['日', '일'])

/** Names of all units in a language in forms of Intl, some of which the formatter does not write. */
const intlNames = (locale: Locale, forms: readonly ('short' | 'narrow' | 'long')[]): string[] =>
  forms.flatMap((unitDisplay) =>
    Object.values(figureUnits).flatMap((unit) =>
      new Intl.NumberFormat(localeTable[locale].intl, { style: 'unit', unit, unitDisplay })
        .formatToParts(5)
        .flatMap(({ type, value }) => (type === 'unit' ? value.trim() : [])),
    ),
  )

const allUnits = longestFirst(
  locales.flatMap((locale) => [...unitNames(locale), ...intlNames(locale, ['short', 'narrow'])]),
).filter((unit) => /^\p{L}/u.test(unit) && !dayOfDate.has(unit))
const measured = new RegExp(
  `(?<=\\d)(?<!(?<!\\d)(?:19|20|25)\\d\\d)([\\s\\u00a0\\u202f]?)(${allUnits.map(escaped).join('|')})(?![\\p{L}\\p{M}\\d])`,
  'gu',
)
/** Units written out are also right in sentences: "100 mil" in Indonesian. */
const unitsOf = new Map(
  locales.map((locale) => [
    locale,
    new Set([...unitNames(locale), ...intlNames(locale, ['long'])]),
  ]),
)

function wrongUnit(text: string, locale: Locale): string | undefined {
  return [...text.matchAll(measured)].find(([, space = '', unit = '']) => {
    if (unitsOf.get(locale)?.has(unit) !== true) return true
    return unitSpace(unit, locale) !== space && (unitSpace(unit, locale) === '' || space === '')
  })?.[0]
}

/** A price with each digit as 0 and each space as one plain space. */
const shapeOf = (text: string): string =>
  text.replaceAll(/\d[\d.,'’\s\u00a0\u202f]*(?<=\d)/gu, '0').replaceAll(/[\s\u00a0\u202f]/gu, ' ')
const priceShapes = new Map(
  locales.map((locale) => [
    locale,
    new Set(
      currencies.flatMap((code) =>
        [89, 1234.5].map((amount) => shapeOf(price(amount, code, locale))),
      ),
    ),
  ]),
)
const signs = longestFirst(
  locales.flatMap((locale) =>
    currencies.flatMap((code) => price(89, code, locale).replaceAll(/[\d\s\u00a0\u202f]/gu, '')),
  ),
).map(escaped)
const gap = '[\\s\\u00a0\\u202f]?'
const amount = "\\d[\\d.,'’\\s\\u00a0\\u202f]*(?<=\\d)"
const priced = new RegExp(
  `(?<![\\p{L}])(?:${signs.join('|')})${gap}${amount}|(?<![\\d.,])${amount}${gap}(?:${signs.join('|')})(?!\\p{L})`,
  'gu',
)

function wrongPrice(text: string, locale: Locale): string | undefined {
  return text.match(priced)?.find((found) => priceShapes.get(locale)?.has(shapeOf(found)) !== true)
}

type Check = (text: string, locale: Locale) => string | undefined

const matching =
  (pattern: RegExp): Check =>
  (text) =>
    pattern.exec(text)?.[0]
const inLocales =
  (only: readonly Locale[], check: Check): Check =>
  (text, locale) =>
    only.includes(locale) ? check(text, locale) : undefined

/** Checks of texts in the language of the page. */
const checks: Record<string, Check> = {
  'ISO date': matching(/(?<!\d)\d{4}-\d{2}(?:-\d{2})?(?!\d)/u),
  'raw code': matching(rawCode),
  placeholder: matching(/\{[a-z]\w*\}/iu),
  'two full stops': matching(/(?<!\.)\.\.(?!\.)|。。|[.。] ?[.。]$/u),
  'narrow punctuation': inLocales(['zh', 'ja'], (text) => narrowMark.exec(plain(text))?.[0]),
  'Gregorian year': inLocales(['th'], matching(/(?<![\d.,/])(?:19|20)\d{2}(?![\d.,]\d|\d)/u)),
  unit: wrongUnit,
  price: wrongPrice,
}

const languageNames = new Set<string>(locales.map((locale) => localeTable[locale].name))
const requestId = /(?<![\w-])[\da-f]{8}-[\da-f]{4}(?![\w-])/gu

/** Faults by text and language: most texts of a page are on the pages before it, too. */
const known = new Map(locales.map((locale) => [locale, new Map<string, string[]>()]))

function checkedFaults(text: string, locale: Locale): string[] {
  const found = known.get(locale)?.get(text)
  if (found !== undefined) return found
  const faults = Object.entries(checks).flatMap(([name, check]) => {
    const fault = check(text, locale)
    return fault === undefined ? [] : [`${name}: ${fault}`]
  })
  known.get(locale)?.set(text, faults)
  return faults
}

const patterns = new WeakMap<readonly string[], RegExp>()

/** Matches any of these names, of several that begin alike the first; nothing if there are none. */
function patternOf(names: readonly string[]): RegExp {
  const made = patterns.get(names) ?? new RegExp(names.map(escaped).join('|') || '(?!)', 'gu')
  patterns.set(names, made)
  return made
}

/**
 * Faults of a text on a page of a language, each as "unit: 24 hrs".
 * @param names names on the page, which are as their event writes them; longer ones first
 */
export function textFaults(
  { text, lang }: PageText,
  locale: Locale,
  names: readonly string[] = [],
): string[] {
  const foreign = foreignLetters.get(locale)?.exec(text)?.[0]
  const faults =
    foreign === undefined || languageNames.has(plain(text)) ? [] : [`script: ${foreign}`]
  if (lang !== localeTable[locale].tag) return faults
  const own = text.replaceAll(patternOf(names), 'X').replaceAll(requestId, 'X')
  return [...faults, ...checkedFaults(own, locale)]
}
