import { expect, test } from 'vitest'
import '../../../src/i18n/all-words.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { criteriaSegments } from './criteria.ts'
import { criteriaOfText } from './criteria-of-text.ts'

const today = '2026-11-21'
const pathOf = (text: string, locale: Locale = 'en'): string | null => {
  const criteria = criteriaOfText(text, locale, today)
  return criteria === null ? null : criteriaSegments(criteria, locale).join('/')
}

test.each<[string, Locale, string]>([
  ['trail 50k france july', 'en', 'trail-running/50k/france/2027-07'],
  ['Trail 50 km', 'en', 'trail-running/50k'],
  ['trail 50km France', 'en', 'trail-running/50k/france'],
  ['half marathon germany', 'en', 'half-marathon/germany'],
  ['germany half marathon december', 'en', 'half-marathon/germany/2026-12'],
  ['triathlon 2027 united states', 'en', 'triathlon/united-states/2027'],
  ['halbmarathon deutschland april 2027', 'de', 'halbmarathon/deutschland/2027-04'],
  ['marathon allemagne', 'fr', 'marathon/allemagne'],
  ['marathon deutschland', 'fr', 'marathon/allemagne'],
  ['フルマラソン 日本 3月', 'ja', 'フルマラソン/日本/2027-03'],
  ['フルマラソン 日本 2027年3月', 'ja', 'フルマラソン/日本/2027-03'],
  ['马拉松 中国 三月', 'zh', '全程马拉松/中国/2027-03'],
  ['马拉松 法国 十二月', 'zh', '全程马拉松/法国/2026-12'],
  ['트레일러닝 프랑스 7월', 'ko', '트레일러닝/프랑스/2027-07'],
  ['triathlon österreich', 'de', 'triathlon/oesterreich'],
  ['laufen südafrika', 'de', 'laufen/suedafrika'],
  ['marathon vereinigtes königreich', 'de', 'marathon/vereinigtes-koenigreich'],
  ['marathon uk', 'en', 'marathon/united-kingdom'],
  ['holland marathon', 'en', 'marathon/netherlands'],
  ['marathon great britain oct', 'en', 'marathon/united-kingdom/2027-10'],
  ['trail czech republic sept', 'en', 'trail-running/czechia/2027-09'],
  ['50 km trail in france in july', 'en', 'trail-running/50k/france/2027-07'],
  ['trail 50公里 法国', 'zh', '越野跑/50k/法国'],
  ['21k spain', 'en', 'half-marathon/spain'],
  ['42.2 km italy', 'en', 'marathon/italy'],
  ['трейл франция', 'ru', 'трейлраннинг/франция'],
  ['трейлы 50 км франция', 'ru', 'трейлраннинг/50k/франция'],
  ['плавание испания', 'ru', 'плавание-на-открытой-воде/испания'],
  ['swim spain', 'en', 'open-water-swimming/spain'],
  ['carrera de montaña francia', 'es', 'trail/francia'],
  ['öppet vatten spanien', 'sv', 'simning-i-oppet-vatten/spanien'],
  ['biegi górskie francja', 'pl', 'biegi-trailowe/francja'],
  ['トレラン フランス', 'ja', 'トレイルランニング/フランス'],
  ['하프 한국', 'ko', '하프마라톤/대한민국'],
  ['จักรยาน อิตาลี', 'th', 'จักรยานทุกประเภท/อิตาลี'],
  ['半马 西班牙', 'zh', '半程马拉松/西班牙'],
])('"%s" in %s means %s', (text, locale, path) => {
  expect(pathOf(text, locale) ?? '').toBe(path)
})

test.each([
  'marathon',
  'france',
  'berlin marathon',
  'ultra trail',
  'marathon half marathon',
  'july',
  'in france',
  'marathon 3月 4月',
  '',
])('"%s" is a text, no filter', (text) => {
  expect(pathOf(text)).toBeNull()
})
