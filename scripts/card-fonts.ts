import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The fonts of social cards, as files that the worker reads when it draws one (worker/cards/fonts.ts): slices of a few
 * dozen KiB with the code points each is for, so that a card in Japanese takes ten of them and not five megabytes.
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

/** Sofia Sans is asked first and has the first five, so that other families' are never wanted; names have no signs. */
const unwanted = new Set(
  'latin latin-ext cyrillic cyrillic-ext greek greek-ext math symbols'.split(' '),
)
/** Names in Vietnamese are set in Noto Sans whole, since Sofia has some of their letters only. */
const ofNotoSans = new Set(['latin', 'latin-ext', 'vietnamese', 'devanagari'])

function isWanted(family: string, slice: string): boolean {
  if (family.startsWith('sofia')) return true
  return family === 'noto-sans' ? ofNotoSans.has(slice) : !unwanted.has(slice)
}

/** "U+0100-02BA,U+02BD" → [[256, 698], [701, 701]] */
function rangesOf(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

export interface CardFontFile {
  /** Path under the site's root, without a slash before it. */
  path: string
  read(): Buffer
}

/** A table of slices for each family, `card-fonts/{family}.json`, and beside it the slices in the table's order. */
export function cardFontFiles(): CardFontFile[] {
  return families.flatMap((family) => {
    const folder = join('node_modules/@fontsource-variable', family)
    const json: unknown = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
    const slices = Object.entries(Object(json)).filter(([name]) => isWanted(family, name))
    const table = JSON.stringify(slices.map(([, ranges]) => rangesOf(String(ranges))))
    const fonts = slices.map(([name], index) => {
      const file = `${family}-${name.replaceAll(/[[\]]/gu, '')}-wght-normal.woff2`
      return {
        path: `card-fonts/${family}/${index}.woff2`,
        read: () => readFileSync(join(folder, 'files', file)),
      }
    })
    return [{ path: `card-fonts/${family}.json`, read: () => Buffer.from(table) }, ...fonts]
  })
}

/** Puts the fonts among the static files of the build, and serves them in development. */
export function cardFonts(): Plugin {
  return {
    name: 'startline:card-fonts',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const { path, read } of cardFontFiles())
        this.emitFile({ type: 'asset', fileName: path, source: read() })
    },
    configureServer(server) {
      const files = new Map(cardFontFiles().map((file) => [`/${file.path}`, file]))
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '')
        if (file === undefined) next()
        else response.end(file.read())
      })
    },
  }
}
