import type { Locale } from '../model/locales.ts'
import type { PathWords } from './words.ts'

/** Words by table and key, like `PathWords`, and by the code of a country. */
type RedirectedWords = {
  readonly [Table in keyof PathWords]?: Readonly<
    Partial<Record<keyof PathWords[Table], readonly string[]>>
  >
} & { readonly countries?: Readonly<Record<string, readonly string[]>> }

/**
 * Words of paths that redirect to the words of today: those that a language had before, so that no published address
 * dies, and everyday words for a distance. For the worker only.
 */
const redirectedWords: Readonly<Partial<Record<Locale, RedirectedWords>>> = {
  en: {
    routes: {
      landing: ['partner', 'partners'],
      challenge: ['challenges'],
      'for-organisers': ['for-organizers'],
      page: ['pages'],
    },
  },
  fr: {
    profile: { 'saved-events': ['evenements-enregistres'] },
    policies: { 'cookie-policy': ['politique-cookies'] },
    organiserSections: { prices: ['tarifs'], races: ['courses'] },
    members: { registration: ['inscription'] },
    groups: { run: ['toute-la-course'], water: ['sports-d-eau'] },
  },
  de: {
    members: { registration: ['registrierung'] },
    organiserSections: { edition: ['ausgabe'] },
    sports: { walk: ['walking'] },
    countries: { CI: ['cote-divoire'], CV: ['cabo-verde'] },
  },
  es: {
    organiserSections: { races: ['carreras'] },
    memberSteps: { organiser: ['organizador'] },
    profile: { 'saved-events': ['eventos-guardados'], organiser: ['organizador'] },
    countries: { CI: ['cote-divoire'] },
  },
  it: {
    profile: { 'saved-events': ['eventi-salvati'] },
    organiserSections: { basics: ['dati-principali'] },
    groups: { run: ['tutta-la-corsa'] },
  },
  pt: {
    memberSteps: { organiser: ['organizador'] },
    profile: { 'saved-events': ['eventos-guardados'], organiser: ['organizador'] },
    countries: { CI: ['cote-divoire-costa-do-marfim'], LI: ['listenstaine'] },
  },
  'pt-BR': {
    memberSteps: { organiser: ['organizador'] },
    profile: { 'saved-events': ['eventos-salvos'], organiser: ['organizador'] },
    sports: { trail: ['corrida-de-trilha'] },
  },
  sv: { profile: { 'saved-events': ['sparade-evenemang'] }, sports: { walk: ['gang'] } },
  nl: {
    memberSteps: { organiser: ['organisator'] },
    profile: { 'saved-events': ['bewaarde-evenementen'], organiser: ['organisator'] },
  },
  pl: {
    routes: { members: ['czlonkowie'] },
    profile: { registrations: ['zgloszenia'] },
    countries: { CI: ['cote-divoire'] },
  },
  ru: {
    organiserSections: { media: ['медиа'], edition: ['выпуск'] },
    members: { registration: ['регистрация'] },
    countries: {
      AX: ['аландские-о-ва'],
      BM: ['бермудские-о-ва'],
      BV: ['о-в-буве'],
      CC: ['кокосовые-о-ва'],
      CD: ['конго-киншаса'],
      CG: ['конго-браззавиль'],
      CK: ['о-ва-кука'],
      CX: ['о-в-рождества'],
      FK: ['фолклендские-о-ва'],
      FO: ['фарерские-о-ва'],
      GS: ['южная-георгия-и-южные-сандвичевы-о-ва'],
      HM: ['о-ва-херд-и-макдональд'],
      IM: ['о-в-мэн'],
      KY: ['о-ва-кайман'],
      MH: ['маршалловы-о-ва'],
      MP: ['северные-марианские-о-ва'],
      NF: ['о-в-норфолк'],
      PN: ['о-ва-питкэрн'],
      SB: ['соломоновы-о-ва'],
      SC: ['сейшельские-о-ва'],
      SH: ['о-в-св-елены'],
      UM: ['внешние-малые-о-ва-сша'],
      US: ['соединенные-штаты'],
      VG: ['виргинские-о-ва-великобритания'],
      VI: ['виргинские-о-ва-сша'],
    },
  },
  zh: {
    organiserSections: { prices: ['价格'] },
    routes: { profile: ['个人中心'] },
    distances: { marathon: ['马拉松', '馬拉松'] },
  },
  ko: {
    profile: { 'saved-events': ['저장한-대회'] },
    organiserSections: { prices: ['가격'], races: ['종목'] },
    routes: { organiser: ['주최'] },
    distances: { marathon: ['마라톤'] },
    countries: {
      AU: ['오스트레일리아'],
      CD: ['콩고-킨샤사'],
      CG: ['콩고-브라자빌'],
      ZA: ['남아프리카'],
    },
  },
  ja: {
    profile: { 'saved-events': ['保存した大会'] },
    organiserSections: { practical: ['実用情報'], prices: ['料金'] },
    members: { registration: ['登録'] },
    distances: { marathon: ['マラソン'] },
    countries: {
      CD: ['コンゴ民主共和国-キンシャサ'],
      CG: ['コンゴ共和国-ブラザビル'],
      MM: ['ミャンマー-ビルマ'],
    },
  },
  th: {
    organiserSections: { prices: ['ราคา'], practical: ['ข้อมูลที่ควรรู้'], media: ['สื่อ'] },
    members: { registration: ['ลงทะเบียน'] },
    memberSteps: { organiser: ['ผู้จัดงาน'] },
    profile: { organiser: ['ผู้จัดงาน'] },
    countries: { CD: ['คองโก-กินชาซา'], CG: ['คองโก-บราซซาวิล'] },
  },
  tr: {
    profile: { 'saved-events': ['kaydedilen-etkinlikler'] },
    organiserSections: { media: ['medya'] },
    eventSteps: { welcome: ['hos-geldiniz'] },
    members: { registration: ['kayit'] },
    countries: { CD: ['kongo-kinsasa'], CG: ['kongo-brazavil'], CI: ['cote-divoire'] },
  },
  id: {
    profile: { 'saved-events': ['ajang-tersimpan'], edit: ['ubah'] },
    organiserSections: { prices: ['harga'], media: ['media'] },
    members: { registration: ['pendaftaran'] },
    sports: { obstacle: ['lari-halang-rintang'] },
    countries: {
      CD: ['kongo-kinshasa'],
      CG: ['kongo-brazzaville'],
      CI: ['cote-divoire'],
      GS: ['georgia-selatan-kep-sandwich-selatan'],
    },
  },
}

export type WordTable = keyof PathWords | 'countries'

/** A word that redirects, with the key of its table: `obstacle`, `CI`. */
export interface RedirectedWord {
  key: string
  word: string
}

/** The words of a table that redirect in a language. */
export function redirectedWordsOf(locale: Locale, table: WordTable): RedirectedWord[] {
  const entries: Readonly<Record<string, readonly string[]>> =
    redirectedWords[locale]?.[table] ?? {}
  return Object.entries(entries).flatMap(([key, words]) => words.map((word) => ({ key, word })))
}
