import { recordOf } from '../src/model/values/record-of.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { decompress } from 'wawoff2'
import { parseRanges } from './unicode-ranges.ts'

/**
 * Font families of the social cards, which the worker reads when it draws one (worker/cards/fonts.ts). They are served
 * as slices of a few dozen KiB with tables of their code points, so that a card in Japanese needs ten slices and not
 * five megabytes.
 */
const families = [
  'sofia-sans-extra-condensed',
  'sofia-sans',
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

/**
 * Slices of fallback families that no card needs: Sofia Sans comes first and has Latin, Cyrillic and Greek, and names
 * have no mathematical signs or symbols.
 */
const unusedSlices = new Set(
  'latin latin-ext cyrillic cyrillic-ext greek greek-ext math symbols'.split(' '),
)
/** Noto Sans includes Latin, because Vietnamese names are set in it entirely: Sofia Sans lacks some of their letters. */
const notoSansSlices = new Set(['latin', 'latin-ext', 'vietnamese', 'devanagari'])

function isUsed(family: string, slice: string): boolean {
  if (family.startsWith('sofia')) return true
  return family === 'noto-sans' ? notoSansSlices.has(slice) : !unusedSlices.has(slice)
}

/** wawoff2 returns a view of a memory that its next call overwrites, so fonts are unpacked and copied one by one. */
let lastUnpacked: Promise<unknown> = Promise.resolve()
async function unpack(file: string): Promise<Uint8Array> {
  const unpacked = lastUnpacked.then(async () =>
    Uint8Array.from(await decompress(readFileSync(file))),
  )
  lastUnpacked = unpacked.catch(() => {})
  return await unpacked
}

export interface CardFontFile {
  /** Path from the site's root, without a leading slash. */
  path: string
  read(): Promise<Uint8Array>
}

/** The files of all families: a table of slices, `card-fonts/{family}.json`, and the slices by their table index. */
export function cardFontFiles(): CardFontFile[] {
  return families.flatMap((family) => {
    const folder = join('node_modules/@fontsource-variable', family)
    const json: unknown = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
    const slices = Object.entries(recordOf(json)).filter(([name]) => isUsed(family, name))
    const table = JSON.stringify(slices.map(([, ranges]) => parseRanges(String(ranges))))
    const fonts = slices.map(([name], index) => {
      const file = `${family}-${name.replaceAll(/[[\]]/gu, '')}-wght-normal.woff2`
      return {
        path: `card-fonts/${family}/${index}.ttf`,
        // The worker reads fonts uncompressed; to unpack them would take longer than to draw with them.
        read: async () => await unpack(join(folder, 'files', file)),
      }
    })
    return [{ path: `card-fonts/${family}.json`, read: async () => Buffer.from(table) }, ...fonts]
  })
}

/** Adds the fonts to the static files of the build, and serves them in development. */
export function cardFonts(): Plugin {
  return {
    name: 'startline:card-fonts',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const { path, read } of cardFontFiles())
        this.emitFile({ type: 'asset', fileName: path, source: await read() })
    },
    configureServer(server) {
      const files = new Map(cardFontFiles().map((file) => [`/${file.path}`, file]))
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '')
        if (file === undefined) next()
        else void file.read().then((bytes) => response.end(bytes), next)
      })
    },
  }
}
