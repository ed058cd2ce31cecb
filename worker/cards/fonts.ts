import * as v from 'valibot'
import { undrawableIn } from '../../src/model/event/bib-name.ts'
import { isLocale, type Locale } from '../../src/model/locales.ts'
import type { ReadFile } from '../http/static-files.ts'

/** Loads slices of the fonts under /card-fonts/, which scripts/card-fonts.ts adds to the static files. */

export const displayFamily = 'sofia-sans-extra-condensed'
export const textFamily = 'sofia-sans'
/** Font of Vietnamese names. Sofia Sans lacks some of their letters, and two fonts in one word look like a fault. */
export const vietnameseFamily = 'noto-sans'

export const isVietnamese = (name: string): boolean => /[\u1ea0-\u1ef1]/u.test(name.normalize())

/** Fallback families: the scripts of the site's languages, and of event names in other languages. */
const scriptFamilies = [
  'noto-sans',
  'noto-sans-jp',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-thai',
  'noto-sans-arabic',
  'noto-sans-ethiopic',
  'noto-sans-georgian',
  'noto-sans-hebrew',
] as const
type ScriptFamily = (typeof scriptFamilies)[number]

type Range = [from: number, to: number]
export type SliceTables = Map<string, Range[][]>

export interface FontSlice {
  family: string
  /** Index in the family's table and name of the font file. */
  index: number
  ranges: Range[]
}

/** A slice with its font file. */
export type LoadedSlice = FontSlice & { data: ArrayBuffer }

const familyOf: { [locale in Locale]?: ScriptFamily } = {
  ja: 'noto-sans-jp',
  zh: 'noto-sans-sc',
  ko: 'noto-sans-kr',
  th: 'noto-sans-thai',
}

/**
 * Fallback families of Sofia Sans in order of preference. The family of the text's language comes first, because
 * Japanese and Chinese draw the same character differently.
 */
export function scriptFamiliesFor(languages: readonly string[]): ScriptFamily[] {
  const preferred = languages.flatMap((language) =>
    isLocale(language) ? (familyOf[language] ?? []) : [],
  )
  return [...new Set([...preferred, ...scriptFamilies])]
}

export const holds = (ranges: readonly Range[], point: number): boolean =>
  ranges.some(([from, to]) => point >= from && point <= to)

/**
 * The slices that a text needs: for each character the slice of the first family that has it. `missing` lists the
 * characters that no family has; an empty box is drawn for them.
 * @param families in order of preference
 */
export function slicesFor(
  text: string,
  families: readonly string[],
  tables: SliceTables,
): { slices: FontSlice[]; missing: string[] } {
  const slices = new Map<string, FontSlice>()
  const missing: string[] = []
  for (const character of new Set(text)) {
    const point = character.codePointAt(0) ?? 0
    const found = families.some((family) => {
      const table = tables.get(family) ?? []
      const index = table.findIndex((ranges) => holds(ranges, point))
      const ranges = table[index]
      if (ranges === undefined) return false
      slices.set(`${family}/${index}`, { family, index, ranges })
      return true
    })
    if (!found) missing.push(character)
  }
  return { slices: [...slices.values()], missing }
}

const tableFile = v.array(v.array(v.tuple([v.number(), v.number()])))

/** Tables do not change within a deployment, so each isolate reads each of them once. */
const tableCache: SliceTables = new Map()

async function tableOf(family: string, read: ReadFile): Promise<Range[][]> {
  const cached = tableCache.get(family)
  if (cached !== undefined) return cached
  const table = v.parse(tableFile, await (await read(`/card-fonts/${family}.json`)).json())
  tableCache.set(family, table)
  return table
}

/** Characters of a name that cannot be drawn: pictures, and those of scripts that no family has. */
export async function undrawnIn(name: string, locale: Locale, read: ReadFile): Promise<string[]> {
  const pictures = undrawableIn(name)
  let rest = [...new Set(name)].filter((character) => !pictures.includes(character)).join('')
  const tables: SliceTables = new Map()
  for (const family of [displayFamily, ...scriptFamiliesFor([locale])]) {
    if (rest === '') break
    tables.set(family, await tableOf(family, read))
    rest = slicesFor(rest, [family], tables).missing.join('')
  }
  return [...pictures, ...rest]
}

async function load(slices: readonly FontSlice[], read: ReadFile): Promise<LoadedSlice[]> {
  return await Promise.all(
    slices.map(async (slice) => ({
      ...slice,
      data: await (await read(`/card-fonts/${slice.family}/${slice.index}.ttf`)).arrayBuffer(),
    })),
  )
}

/**
 * Loads the slices that a card's text needs: of the two Sofia families, and of the fallback families for characters
 * that Sofia lacks.
 * @param name the part of the text that is set large
 * @param languages languages of the text, the language of the name first
 */
export async function loadFonts(
  text: string,
  name: string,
  languages: readonly string[],
  read: ReadFile,
): Promise<{ families: string[]; slices: LoadedSlice[] }> {
  const tables: SliceTables = new Map()
  for (const family of [displayFamily, textFamily]) tables.set(family, await tableOf(family, read))
  const display = slicesFor(text, [displayFamily], tables)
  const plain = slicesFor(text, [textFamily], tables)
  const families: string[] = []
  const scripts: FontSlice[] = []
  let rest = display.missing.join('')
  for (const family of scriptFamiliesFor(languages)) {
    if (rest === '') break
    tables.set(family, await tableOf(family, read))
    const found = slicesFor(rest, [family], tables)
    if (found.slices.length > 0) families.push(family)
    scripts.push(...found.slices)
    rest = found.missing.join('')
  }
  if (isVietnamese(name)) {
    tables.set(vietnameseFamily, await tableOf(vietnameseFamily, read))
    scripts.push(...slicesFor(name, [vietnameseFamily], tables).slices)
  }
  const slices = [
    ...new Map(scripts.map((each) => [`${each.family}/${each.index}`, each])).values(),
  ]
  return { families, slices: await load([...display.slices, ...plain.slices, ...slices], read) }
}
