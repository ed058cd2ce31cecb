import type { Locale } from '../../../src/model/locales.ts'

/**
 * Names of countries that the press of a language uses, by ISO 3166-1 code, where CLDR's name is abbreviated, foreign,
 * bracketed or that of a larger region. A changed name changes the country's slug: add the old one to
 * src/i18n/redirected-words.ts.
 */
const chosen: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  en: { CD: 'Congo-Kinshasa', CG: 'Congo-Brazzaville' },
  de: { CI: 'Elfenbeinküste', CV: 'Kap Verde' },
  es: { CI: 'Costa de Marfil' },
  it: { CD: 'Congo-Kinshasa' },
  pt: { CI: 'Costa do Marfim', LI: 'Liechtenstein' },
  'pt-BR': { CD: 'Congo-Kinshasa' },
  pl: { CI: 'Wybrzeże Kości Słoniowej' },
  ru: {
    AX: 'Аландские острова',
    BM: 'Бермудские острова',
    BV: 'Остров Буве',
    CC: 'Кокосовые острова',
    CD: 'ДР Конго',
    CG: 'Республика Конго',
    CK: 'Острова Кука',
    CX: 'Остров Рождества',
    FK: 'Фолклендские острова',
    FO: 'Фарерские острова',
    GS: 'Южная Георгия и Южные Сандвичевы острова',
    HM: 'Острова Херд и Макдональд',
    IM: 'Остров Мэн',
    KY: 'Каймановы острова',
    MH: 'Маршалловы Острова',
    MP: 'Северные Марианские острова',
    NF: 'Остров Норфолк',
    PN: 'Острова Питкэрн',
    SB: 'Соломоновы Острова',
    SC: 'Сейшельские Острова',
    SH: 'Остров Святой Елены',
    UM: 'Внешние малые острова (США)',
    US: 'США',
    VG: 'Виргинские острова (Великобритания)',
    VI: 'Виргинские острова (США)',
  },
  ko: { AU: '호주', CD: '콩고민주공화국', CG: '콩고공화국', ZA: '남아프리카공화국' },
  ja: {
    CC: 'ココス（キーリング）諸島',
    CD: 'コンゴ民主共和国',
    CG: 'コンゴ共和国',
    MM: 'ミャンマー',
  },
  th: { CD: 'สาธารณรัฐประชาธิปไตยคองโก', CG: 'สาธารณรัฐคองโก' },
  tr: {
    CD: 'Kongo Demokratik Cumhuriyeti',
    CG: 'Kongo Cumhuriyeti',
    CI: 'Fildişi Sahili',
  },
  id: {
    CD: 'Republik Demokratik Kongo',
    CG: 'Republik Kongo',
    CI: 'Pantai Gading',
    GS: 'Georgia Selatan dan Kepulauan Sandwich Selatan',
    SZ: 'Eswatini',
  },
}

/** The names chosen for a language, by country code. */
export const chosenCountryNames = (locale: Locale): Readonly<Record<string, string>> =>
  chosen[locale] ?? {}
