import * as v from 'valibot'
import { isLocale, type Locale } from '../../src/i18n/locales.ts'

/** Slices of the fonts under /card-fonts/, which scripts/card-fonts.ts puts among the static files. */

export const displayFamily = 'sofia-sans-extra-condensed'
export const textFamily = 'sofia-sans'
/** For names that are Vietnamese: Sofia has some of their letters only, and two faces in a word look like a fault. */
export const wholeFamily = 'noto-sans'

export const isVietnamese = (name: string): boolean => /[\u1ea0-\u1ef1]/u.test(name.normalize())
/** Those of the site's languages, and of names in languages that the site is not written in. */
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
  /** Its place in the family's table, and so in its file's name. */
  index: number
  ranges: Range[]
}

const familyOf: { [locale in Locale]?: ScriptFamily } = {
  ja: 'noto-sans-jp',
  zh: 'noto-sans-sc',
  ko: 'noto-sans-kr',
  th: 'noto-sans-thai',
}

/**
 * Families beside Sofia Sans, in the order in which they are asked for a sign. The same sign is drawn differently in
 * Tokyo and in Beijing, so the text's own language comes first.
 */
export function scriptFamiliesFor(languages: readonly string[]): ScriptFamily[] {
  const own = languages.flatMap((language) =>
    isLocale(language) ? (familyOf[language] ?? []) : [],
  )
  return [...new Set([...own, ...scriptFamilies])]
}

const holds = (ranges: readonly Range[], point: number): boolean =>
  ranges.some(([from, to]) => point >= from && point <= to)

/**
 * The slices that a text needs: for each sign that of the first family that has it. A sign that none has is left to
 * the first family, which shows an empty box.
 * @param families in the order in which they are asked
 */
export function slicesFor(
  text: string,
  families: readonly string[],
  tables: SliceTables,
): { slices: FontSlice[]; missing: string[] } {
  const wanted = new Map<string, FontSlice>()
  const missing: string[] = []
  for (const sign of new Set(text)) {
    const point = sign.codePointAt(0) ?? 0
    const found = families.some((family) => {
      const table = tables.get(family) ?? []
      const index = table.findIndex((ranges) => holds(ranges, point))
      const ranges = table[index]
      if (ranges === undefined) return false
      wanted.set(`${family}/${index}`, { family, index, ranges })
      return true
    })
    if (!found) missing.push(sign)
  }
  return { slices: [...wanted.values()], missing }
}

const tableFile = v.array(v.array(v.tuple([v.number(), v.number()])))

/** Tables are the same for every request of a deployment; each is read once an isolate. */
const known: SliceTables = new Map()

export type ReadFile = (path: string) => Promise<Response>

async function tableOf(family: string, read: ReadFile): Promise<Range[][]> {
  const kept = known.get(family)
  if (kept !== undefined) return kept
  const table = v.parse(tableFile, await (await read(`/card-fonts/${family}.json`)).json())
  known.set(family, table)
  return table
}

async function load(
  slices: readonly FontSlice[],
  read: ReadFile,
): Promise<(FontSlice & { data: ArrayBuffer })[]> {
  return await Promise.all(
    slices.map(async (slice) => ({
      ...slice,
      data: await (await read(`/card-fonts/${slice.family}/${slice.index}.woff2`)).arrayBuffer(),
    })),
  )
}

/**
 * Loads what a card's texts need of the two Sofia families and, where these lack a sign, of the script families.
 * @param name the part of the text that is set large
 * @param languages those of the text, its own first
 */
export async function loadFonts(
  text: string,
  name: string,
  languages: readonly string[],
  read: ReadFile,
): Promise<{ families: string[]; slices: (FontSlice & { data: ArrayBuffer })[] }> {
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
    tables.set(wholeFamily, await tableOf(wholeFamily, read))
    scripts.push(...slicesFor(name, [wholeFamily], tables).slices)
  }
  const slices = [
    ...new Map(scripts.map((each) => [`${each.family}/${each.index}`, each])).values(),
  ]
  return { families, slices: await load([...display.slices, ...plain.slices, ...slices], read) }
}
