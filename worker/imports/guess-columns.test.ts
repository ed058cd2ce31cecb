import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { tableOfSheet } from './import-table.ts'

const none = new Map()
const tableOf = async (header: string, ...rows: string[]) =>
  await tableOfSheet(
    'csv',
    [header, ...rows].map((line, index) => ({ number: index + 1, cells: line.split('|') })),
    'UTF-8',
  )

test.each([
  ['Veranstaltung|Datum|Ort|Strecke km|HM|Bem.', 'name date.dmy city distance.km climb.m null'],
  [
    'Event|Date|Town|Distance (mi)|Elevation ft|Notes',
    'name date.dmy city distance.mi climb.ft null',
  ],
  [
    'Event|Date|Town|Distance (metre)|Language|Sign-up link',
    'name date.dmy city distance.m language entry',
  ],
  ['Nom|Date|Ville|Discipline sportive|Épreuve|Prix', 'name date.dmy city sport race price'],
  ['Nom|Date|Ville|Épreuve|Dénivelé|Prix', 'name date.dmy city race climb.m price'],
  ['大会名|開催日|都市|距離(km)|獲得標高|参加費', 'name date.dmy city distance.km climb.m price'],
  ['Название|Дата|Город|Дистанция|D+|Цена', 'name date.dmy city distance.km climb.m price'],
  ['ชื่องาน|วันที่|จังหวัด|ระยะ|เวลา|ราคา', 'name date.dmy region distance.km start price'],
  ['Nome|Data|Città|Gara|Orario|Iscrizione', 'name date.dmy city race start entry'],
])('the columns of %s are %s', async (header, targets) => {
  const guessed = guessColumns(await tableOf(header, 'x|12.06.2027|y|1|2|3'), none)
  expect(guessed.map(String).join(' ')).toBe(targets)
})

test.each([
  [['06/12/2027', '06/13/2027'], 'date.mdy'],
  [['06/12/2027', '13/06/2027'], 'date.dmy'],
  [['06/12/2027'], 'date.dmy'],
  [['2027-06-12'], 'date.ymd'],
  [['12 June 2027'], 'date.ymd'],
])('of %j the order is %s', async (dates, target) => {
  expect(
    guessColumns(await tableOf('Name|Date', ...dates.map((date) => `x|${date}`)), none)[1],
  ).toBe(target)
})

test('what the organisation chose before comes first, and no fact is given to two columns', async () => {
  const remembered = new Map([
    ['Titel', null],
    ['Lauf', 'name'],
  ] as const)
  expect(
    guessColumns(await tableOf('Titel|Lauf|Name|Datum', 'a|b|c|2027-01-01'), remembered),
  ).toEqual([null, 'name', null, 'date.ymd'])
})
