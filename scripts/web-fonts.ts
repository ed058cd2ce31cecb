import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { parseRanges } from './unicode-ranges.ts'

const sheet = 'src/styles/base/fonts.css'
const packages = 'node_modules/@fontsource-variable'

/** A face of the style sheet, and what it keeps of its file. */
interface Face {
  /** File below the folder of the cut files. */
  file: string
  /** File of which it is a part, below the folder of the packages: without the `.rest` of a second part. */
  source: string
  weights: { min: number; max: number }
  characters: string
}

/**
 * OpenType features that the style sheets and the languages of the site use. `locl` has the forms of single languages:
 * of Polish and Turkish, and of Russian, because the letters that Sofia Sans draws without it are Bulgarian.
 */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum']
const latinFeatures = [...features, 'liga']

const faceRule = /@font-face\s*\{[^}]*\}/gu
const weightRange = /font-weight:\s*(\d+) (\d+)/u
const fileUrl = /url\('@fontsource-variable\/([^']+)'\)/u
const unicodeRange = /unicode-range:\s*([^;]+)/u

/** @throws Error if a face with a file does not state its weights and characters */
export function readFaces(css: string): Face[] {
  return [...css.matchAll(faceRule)].flatMap(([rule]) => {
    const file = fileUrl.exec(rule)?.[1]
    if (file === undefined) return []
    const weights = weightRange.exec(rule)
    const ranges = unicodeRange.exec(rule)?.[1]
    if (weights === null || ranges === undefined)
      throw new Error(`The face of ${file} needs font-weight (two numbers) and unicode-range.`)
    const characters = parseRanges(ranges).flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    const [min, max] = [Number(weights[1]), Number(weights[2])]
    const source = file.replace('.rest.', '.')
    return [{ file, source, weights: { min, max }, characters: characters.join('') }]
  })
}

/** The part of a face's file that the site uses. */
export async function cutFace(
  { source, weights, characters }: Pick<Face, 'source' | 'weights' | 'characters'>,
  format: 'woff2' | 'truetype' = 'woff2',
): Promise<Uint8Array> {
  return await subsetFont(readFileSync(join(packages, source)), characters, {
    targetFormat: format,
    variationAxes: { wght: weights },
    keepFeatures: source.includes('latin') ? latinFeatures : features,
    noHinting: true,
  })
}

/** Folder of the cut files, named after their inputs; they are made if they do not exist. */
async function cutFonts(): Promise<string> {
  const css = readFileSync(sheet, 'utf8')
  const inputs = [css, readFileSync('package-lock.json'), readFileSync('scripts/web-fonts.ts')]
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input)
  const folder = resolve('.state/web-fonts', hash.digest('hex').slice(0, 12))
  for (const face of readFaces(css)) {
    const path = join(folder, face.file)
    if (existsSync(path)) continue
    const bytes = await cutFace(face)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, bytes)
  }
  return folder
}

/**
 * Replaces the packages' font files by files cut to the weights and characters that src/styles/base/fonts.css states: a first
 * visit loads 48 kB of fonts instead of 81.
 */
export function webFonts(): Plugin {
  return {
    name: 'startline:web-fonts',
    async config() {
      const folder = await cutFonts()
      const find = /^@fontsource-variable(?=\/[^/]+\/files\/)/u
      return { resolve: { alias: [{ find, replacement: folder }] } }
    },
  }
}
