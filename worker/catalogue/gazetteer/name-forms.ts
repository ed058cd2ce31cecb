import type { Locale } from '../../../src/model/locales.ts'
import { toSimplified } from './tools-package.ts'

const latin = /^[\p{Script=Latin}\p{M}\d\s'’‘ʻʼ`´.,()/–-]+$/u

/** Scripts of the locales' names; all other locales use Latin. */
const scripts: Partial<Record<Locale, RegExp>> = {
  ru: /^[А-Яа-яЁё\d\s.,'’–-]+$/u,
  zh: /^[\p{Script=Han}·]+$/u,
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・=＝\s-]+$/u,
  ko: /^[\p{Script=Hangul}\s·-]+$/u,
  th: /^[\p{Script=Thai}\s-]+$/u,
}

/** Countries whose names Japanese may write in Chinese characters only; others need kana. */
const hanCountries = new Set(['CN', 'TW', 'HK', 'MO', 'JP', 'KR', 'KP', 'SG', 'VN', 'MY'])
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

export const nativeScriptLocales = [
  'ru',
  'zh',
  'ja',
  'ko',
  'th',
] as const satisfies readonly Locale[]

/** Origin of a name, because administrative suffixes differ by country. */
export interface NameContext {
  country: string
  /** English or original name, which distinguishes a suffix from a part of the name. */
  english: string
}

const simplifiedOfTraditional = toSimplified('t')
const simplifiedOfJapanese = toSimplified('jp')

/** Removes text in brackets and superfluous spaces. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u200B-\u200F\uFEFF]/gu, '')
    .replaceAll(/(?<=[\p{Script=Katakana}ー])=(?=\p{Script=Katakana})/gu, '＝')
    .replaceAll(/\s*[([（［][^)\]）］]*[)\]）］]?\s*/gu, ' ')
    .split(/[,;、，|=\t]/u, 1)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Removes the suffix 市 of 東京市 and 四日市市; 四日市 itself ends in it. */
function withoutShi(text: string): string {
  return text.length >= 3 && text.endsWith('市') && !text.endsWith('日市')
    ? text.slice(0, -1)
    : text
}

const endsInShi = /sh?i$/iu

const shorten: Partial<Record<Locale, (text: string, context: NameContext) => string>> = {
  zh: (text, { country }) => {
    const simple = country === 'JP' ? simplifiedOfJapanese(text) : simplifiedOfTraditional(text)
    const bare = simple.replaceAll(/[\s-]/gu, '').replaceAll(/[・‧•．]/gu, '·')
    if (/(?:街道|省)$/u.test(bare)) return ''
    if (!hanCountries.has(country) || bare === '胡志明市') return bare
    const capital = bare.replace(/(?:特别行政区|特别自治市|特别市|广域市)$/u, '')
    return capital === '东京都' ? '东京' : withoutShi(capital)
  },
  ja: (text, { country }) => {
    if (text === '東京都') return '東京'
    if (text === '大阪府' || text === '京都府') return text.slice(0, 2)
    const bare = text.replace(/(?:特別行政区|特別自治市|特別市|広域市)$/u, '')
    return hanCountries.has(country)
      ? withoutShi(bare)
      : bare.replace(/(?<=\p{Script=Katakana}|ー)市$/u, '')
  },
  ko: (text, { country, english }) => {
    const bare = text
      .replace(/(?:특별자치시|특별시|광역시)$/u, '')
      .replace(/ 시$/u, '')
      .trim()
    const suffixed =
      ['KR', 'JP', 'CN', 'TW'].includes(country) && bare.length >= 3 && bare.endsWith('시')
    if (!suffixed || (country !== 'KR' && endsInShi.test(english))) return bare
    return bare.slice(0, -1)
  },
  th: (text, { country }) => {
    const bare = text.replace(/^(?:เทศบาลนคร|เทศบาลเมือง|เทศบาลตำบล|อำเภอ|จังหวัด)/u, '')
    return country === 'TH' ? bare : bare.replace(/^(?:นครหลวง|นคร|กรุง)(?=.{4})/u, '')
  },
  tr: (text) => text.replace(/ (?:kenti|şehri)$/iu, ''),
  id: (text, { english }) =>
    /^kota/iu.test(english) ? text : text.replace(/^Kota (?=\p{Lu})/u, ''),
  // Brazil writes ô and ê there.
  pt: (text, { country }) =>
    country === 'BR' ? text : text.replaceAll(/ô(?=[mn])/gu, 'ó').replaceAll(/ê(?=[mn])/gu, 'é'),
  en: (text) => text.replace(/^(?:City|State) of (?=\p{Lu})(?!London)/u, ''),
  ru: (text) => text.replace(/^(?:город|г\.) (?=\p{Lu})/iu, ''),
}

function startsWithCapital(text: string): boolean {
  return /^[\p{Lu}'’‘ʻ\d]/u.test(text) || text.includes(' ') || text.includes('-')
}

/**
 * A name as displayed in the locale: simplified Chinese, without administrative suffixes; null if it is not in the
 * locale's script.
 */
export function nameInLocale(locale: Locale, text: string, context: NameContext): string | null {
  const clean = tidy(text)
  const name = shorten[locale]?.(clean, context) ?? clean
  if (name === '' || !(scripts[locale] ?? latin).test(name)) return null
  if (locale === 'ja' && !hanCountries.has(context.country) && !kana.test(name)) return null
  if (locale === 'ru' && !startsWithCapital(name)) return null
  return name
}

export function isLatin(text: string): boolean {
  return latin.test(text)
}
