import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cardFontFiles } from '../../scripts/card-fonts.ts'
import { locales } from '../../src/model/locales.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import { readCities } from '../catalogue/gazetteer/read-gazetteer.ts'
import {
  displayFamily,
  isVietnamese,
  scriptFamiliesFor,
  slicesFor,
  textFamily,
  vietnameseFamily,
  type SliceTables,
} from './fonts.ts'

const files = cardFontFiles()
const range = v.tuple([v.number(), v.number()])
const tables: SliceTables = new Map(
  await Promise.all(
    files
      .filter(({ path }) => path.endsWith('.json'))
      .map(async ({ path, read }) => {
        const table: unknown = JSON.parse(Buffer.from(await read()).toString())
        const name = /([\w-]+)\.json$/u.exec(path)?.[1] ?? ''
        return [name, v.parse(v.array(v.array(range)), table)] as const
      }),
  ),
)
const everyFamily = [displayFamily, ...scriptFamiliesFor([])]

/** Characters of a text for which no card font has a slice. */
const missingFrom = (text: string): string[] => slicesFor(text, everyFamily, tables).missing

test('every character of every name, place and message is in a card font', () => {
  const names = readCatalogue('worker/catalogue/events/').flatMap((row) => [
    row.name,
    ...Object.values(row.names ?? {}),
  ])
  const places = readCities().flatMap((city) => [city.name, ...Object.values(city.names)])
  const texts = locales.flatMap((locale) => [
    readFileSync(`src/i18n/messages/${locale}.json`, 'utf8'),
    readFileSync(`src/i18n/countries/${locale}.json`, 'utf8'),
  ])
  expect(names.length).toBeGreaterThan(2000)
  expect(places.length).toBeGreaterThan(10_000)
  expect(missingFrom([...names, ...places, ...texts].join('').replaceAll(/\s/gu, ''))).toEqual([])
})

test('control: a character that no font has is reported as missing', () => {
  expect(missingFrom('Oslo ᚠᚢ')).toEqual(['ᚠ', 'ᚢ'])
})

test('the two Sofia families have the same slices, so that one is looked up for both', () => {
  expect(tables.get(displayFamily)).toEqual(tables.get(textFamily))
})

test('a character of several families comes from the family of the text’s language', () => {
  const familyOf = (language: string) =>
    slicesFor('骨', scriptFamiliesFor([language, 'ja']), tables).slices.map(({ family }) => family)
  expect(familyOf('zh')).toEqual(['noto-sans-sc'])
  expect(familyOf('ja')).toEqual(['noto-sans-jp'])
  expect(familyOf('xx')).toEqual(['noto-sans-jp'])
})

test('a Vietnamese name can be set in a single family', () => {
  const name = 'Giải Marathon Quốc tế Thành phố Hồ Chí Minh'
  expect([isVietnamese(name), isVietnamese('Maraton Łódź'), isVietnamese('Česká')]).toEqual([
    true,
    false,
    false,
  ])
  expect(slicesFor(name, [displayFamily], tables).missing).toEqual(['ả', 'ố', 'ế', 'ồ'])
  expect(slicesFor(name, [vietnameseFamily], tables).missing).toEqual([])
})

test('a Latin card needs two Latin slices, and a Japanese name fewer than twelve', () => {
  const latin = slicesFor('Köln Łódź 42.2 km', [displayFamily], tables)
  expect(latin.missing).toEqual([])
  expect(latin.slices.length).toBe(2)
  const japanese = slicesFor('アメージング・タイランド・マラソン・バンコク', everyFamily, tables)
  expect(japanese.slices.length).toBeLessThan(12)
})

test('each slice of a table is an OpenType font, and the files stay well below Cloudflare’s limits', async () => {
  const fonts = files.filter(({ path }) => path.endsWith('.ttf'))
  const slices = [...tables].flatMap(([family, table]) =>
    table.map((_, index) => `card-fonts/${family}/${index}.ttf`),
  )
  expect(fonts.map(({ path }) => path).toSorted()).toEqual(slices.toSorted())
  expect(fonts.length).toBeLessThan(500)
  const sizes: number[] = []
  for (const { path, read } of fonts) {
    const bytes = await read()
    expect([path, ...bytes.subarray(0, 4)]).toEqual([path, 0, 1, 0, 0])
    sizes.push(bytes.length)
  }
  expect(Math.max(...sizes)).toBeLessThan(800_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(32_000_000)
})
