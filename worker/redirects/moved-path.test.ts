import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import { countrySlugIn } from '../../src/i18n/countries/country-names.ts'
import { locales } from '../../src/model/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { wordsOf } from '../../src/i18n/words.ts'
import { groups, sports } from '../../src/model/event/sports.ts'
import { criteriaSegments, noCriteria } from '../domain/calendar/criteria.ts'
import { movedPath } from './moved-path.ts'

const moved = (path: string) => {
  const found = movedPath(path)
  return found === null ? null : decodeURI(found)
}

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/calendar', '/calendar'],
  ['/EN/calendar/', '/calendar'],
  ['/en-GB/calendar/running', '/calendar/running'],
  ['/en_US/event/oslo-marathon/2027-05-01', '/event/oslo-marathon/2027-05-01'],
  ['/es-419', '/es'],
  ['/es-419/calendario', '/es/calendario'],
  ['/zh-Hant', '/zh'],
  ['/zh-HANT/calendar', '/zh/赛事日历'],
  ['/zh-Hant-TW', '/zh'],
  ['/pt-br/evento/x', '/pt-BR/evento/x'],
  ['/pt-PT', '/pt'],
  ['/no', '/sv'],
  ['/nb/calendar', '/sv/kalender'],
  ['/da/kalender', '/sv/kalender'],
  ['/DE/kalender', '/de/kalender'],
  ['/DE', '/de'],
  ['/ca/event/x', '/es/evento/x'],
  ['/en/nothing-of-ours', '/nothing-of-ours'],
])('alias of a language: %s is %s', (path, page) => {
  expect(moved(path)).toBe(page)
})

test.each([
  ['/de/calendar', '/de/kalender'],
  ['/de/calendar/running', '/de/kalender/laufen'],
  ['/fr/calendrier/running', '/fr/calendrier/course-a-pied'],
  ['/de/evenement/oslo-marathon', '/de/veranstaltung/oslo-marathon'],
  ['/de/sport/running', '/de/sportart/laufen'],
  ['/de/sportart/Running', '/de/sportart/laufen'],
  ['/sport/laufen', '/sport/running'],
  ['/calendar/deutschland', '/calendar/germany'],
  ['/calendar/laufen/allemagne/2027-05', '/calendar/running/germany/2027-05'],
  ['/calendar/Running', '/calendar/running'],
  ['/Calendar', '/calendar'],
  ['/kalender/laufen', '/calendar/running'],
  ['/event/London-Marathon', '/event/london-marathon'],
  ['/de/news/how-to/water-sports', '/de/nachrichten/ratgeber/wassersport'],
  ['/fr/nachrichten/ratgeber/2026-11', '/fr/actualites/conseils/2026-11'],
  ['/news/Event/London-Triathlon', '/news/event/london-t100'],
  ['/de/nachrichten/event/london-triathlon', '/de/nachrichten/veranstaltung/london-t100'],
  ['/news/Ten-Lakes', '/news/ten-lakes'],
  ['/de/challenge/Seven-Cities', '/de/herausforderung/seven-cities'],
  ['/challenges', '/challenge'],
  ['/challenges/seven-cities', '/challenge/seven-cities'],
  ['/for-organizers', '/for-organisers'],
  ['/de/partners', '/de/partner'],
  ['/pages/cookie-policy', '/page/cookie-policy'],
  ['/de/mitglieder/passwort/reset', '/de/mitglieder/passwort/neu'],
  ['/fr/members/signin', '/fr/membres/connexion'],
  ['/de/membres/connexion', '/de/mitglieder/einloggen'],
])('words of another language or case: %s is %s', (path, page) => {
  expect(moved(path)).toBe(page)
})

test.each([
  ['/pl/czlonkowie/logowanie', '/pl/uzytkownicy/logowanie'],
  ['/pl/czlonkowie/haslo/nowe', '/pl/uzytkownicy/haslo/nowe'],
  ['/pl/profil/zgloszenia', '/pl/profil/zapisy'],
  ['/pl/kalendarz/cote-divoire/abidjan', '/pl/kalendarz/wybrzeze-kosci-sloniowej/abidjan'],
  ['/ru/календарь/соединенные-штаты/2027-05', '/ru/календарь/сша/2027-05'],
  ['/ru/календарь/о-ва-кайман', '/ru/календарь/каймановы-острова'],
  ['/ko/대회-일정/오스트레일리아/sydney', '/ko/대회-일정/호주/sydney'],
  ['/ko/대회-일정/남아프리카', '/ko/대회-일정/남아프리카공화국'],
  ['/ja/カレンダー/コンゴ共和国-ブラザビル', '/ja/カレンダー/コンゴ共和国'],
  ['/th/สมาชิก/ลงทะเบียน/ผู้จัดงาน', '/th/สมาชิก/สร้างบัญชี/ผู้จัด'],
  ['/th/โปรไฟล์/ผู้จัดงาน', '/th/โปรไฟล์/ผู้จัด'],
  ['/ru/участники/регистрация/спортсмен', '/ru/участники/создать-аккаунт/спортсмен'],
  ['/tr/uyeler/kayit', '/tr/uyeler/hesap-ac'],
  ['/id/anggota/pendaftaran/atlet', '/id/anggota/buat-akun/atlet'],
  ['/tr/takvim/cote-divoire', '/tr/takvim/fildisi-sahili'],
  ['/id/olahraga/lari-halang-rintang', '/id/olahraga/lari-rintangan'],
  ['/id/kalender/lari-halang-rintang/2027', '/id/kalender/lari-rintangan/2027'],
  ['/es/calendario/cote-divoire', '/es/calendario/costa-de-marfil'],
  ['/pt/calendario/listenstaine', '/pt/calendario/liechtenstein'],
  ['/fr/membres/inscription', '/fr/membres/creer-un-compte'],
  ['/fr/membres/inscription/athlete', '/fr/membres/creer-un-compte/athlete'],
  ['/fr/calendrier/toute-la-course/2027', '/fr/calendrier/toutes-les-courses/2027'],
  ['/fr/sport/sports-d-eau', '/fr/sport/sports-nautiques'],
  ['/de/kalender/walking/schweiz', '/de/kalender/wandern-walking/schweiz'],
  ['/de/sportart/walking', '/de/sportart/wandern-walking'],
  ['/de/kalender/cote-divoire', '/de/kalender/elfenbeinkueste'],
  ['/de/kalender/cabo-verde', '/de/kalender/kap-verde'],
  ['/es/perfil/organizador', '/es/perfil/organizacion'],
  ['/es/miembros/registro/organizador', '/es/miembros/registro/organizacion'],
  ['/it/calendario/tutta-la-corsa', '/it/calendario/tutte-le-corse'],
  ['/pt/perfil/organizador', '/pt/perfil/organizacao'],
  ['/pt-BR/membros/cadastro/organizador', '/pt-BR/membros/cadastro/organizacao'],
  ['/pt-BR/esporte/corrida-de-trilha', '/pt-BR/esporte/trail-run'],
  ['/sv/kalender/gang/sverige', '/sv/kalender/gang-och-vandring/sverige'],
  ['/nl/profiel/organisator', '/nl/profiel/organisatie'],
])('former words of a language: %s is %s', (path, page) => {
  expect(moved(path)).toBe(page)
})

test.each([
  ['/event/london-triathlon', '/event/london-t100'],
  ['/event/London-Triathlon/2025-08-09', '/event/london-t100/2025-08-09'],
  ['/de/event/london-triathlon', '/de/veranstaltung/london-t100'],
  ['/fr/evenement/strong-viking-hills-edition', '/fr/evenement/strong-viking-mud-edition'],
  ['/organiser/london-triathlon', null],
])('former permalink of an event: %s is %s', (path, page) => {
  expect(moved(path)).toBe(page)
})

test.each([
  ['en', 'marathon'],
  ['fr', 'marathon'],
  ['de', 'Marathon'],
  ['es', 'maratón'],
  ['it', 'maratona'],
  ['pt', 'maratona'],
  ['pt-BR', 'maratona'],
  ['pl', 'maraton'],
  ['sv', 'marathon'],
  ['ru', 'марафон'],
  ['zh', '马拉松'],
  ['zh', '馬拉松'],
  ['ko', '마라톤'],
  ['ja', 'マラソン'],
  ['th', 'มาราธอน'],
  ['nl', 'marathon'],
  ['tr', 'maraton'],
  ['id', 'maraton'],
] as const)('the everyday word for marathon in %s, %s, is a calendar', (locale, word) => {
  const criteria = (distance: string) => pathOf({ to: 'calendar', criteria: [distance] }, locale)
  const page = criteria(wordsOf(locale).distances.marathon)
  expect(movedPath(criteria(word)) ?? criteria(word)).toBe(page)
})

test.each([
  ['zh', 'CN', '馬拉松'],
  ['ko', 'KR', '마라톤'],
  ['ja', 'JP', 'マラソン'],
  ['es', 'ES', 'maratón'],
] as const)('also after a country: in %s, in %s, %s', (locale, country, word) => {
  const slug = countrySlugIn(country, locale)
  const criteria = (...words: string[]) => pathOf({ to: 'calendar', criteria: words }, locale)
  expect(movedPath(criteria(slug, word))).toBe(criteria(slug, wordsOf(locale).distances.marathon))
})

test.each([
  '/',
  '/de',
  '/de/',
  '/uk',
  '/cs/kalender',
  '/no-such-page',
  '/be-fast',
  '/de/unknown',
  '/calendar/runing',
  '/calendar/germany/bavaria',
  '/de/kalender/vereinigte-staaten/georgia',
  '/zh/赛事日历/美国/marathon',
  '/en/de/kalender',
  '/en/api/search',
  '/en-GB/assets/x.js',
  '/api',
  '/en//evil.example',
  '//evil.example/en',
  '/en/%2Fevil.example',
  '/en/%5Cevil.example',
  '/en/%E0%A4%A',
  '/__proto__/x',
  '/de/constructor',
])('%s does not move', (path) => {
  expect(movedPath(path)).toBeNull()
})

test('no path that the site links moves, in any language', () => {
  for (const locale of locales) {
    const { sports: sportWords, groups: groupWords } = wordsOf(locale)
    for (const word of [
      ...sports.map((key) => sportWords[key]),
      ...groups.map((key) => groupWords[key]),
    ])
      expect(movedPath(pathOf({ to: 'sport', word }, locale)), `${locale} ${word}`).toBeNull()
    const criteria = criteriaSegments(
      { ...noCriteria, sport: 'run', distance: 'half', country: 'GE', month: '2027' },
      locale,
    )
    expect(movedPath(pathOf({ to: 'calendar', criteria }, locale))).toBeNull()
  }
})

test('a moved path is on this site and does not move again', () => {
  const words = [
    'en',
    'DE',
    'pt-br',
    'calendar',
    'kalender',
    'running',
    'deutschland',
    'event',
    'X',
    '',
    '.',
    '%2F',
  ]
  const path = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 })), {
    maxLength: 5,
  })
  fc.assert(
    fc.property(path, (segments) => {
      const { pathname } = new URL(`https://startline.example/${segments.join('/')}`)
      const found = movedPath(pathname)
      if (found === null) return
      expect(found).toMatch(/^\/(?!\/)/u)
      expect(new URL(found, 'https://startline.example').origin).toBe('https://startline.example')
      expect(movedPath(found)).toBeNull()
    }),
  )
})
