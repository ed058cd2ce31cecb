import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'

/** Flags that keep a headless Chromium off the network and running as root, and let it draw maps without a graphics card. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const own = 'tools/chromium'
const libraries = join(process.cwd(), '.state/chromium')

/** A Chromium that is here already: $CHROME_PATH, Playwright's own, or the system's; null where there is none. */
export function findChromium(): string | null {
  const candidates = [
    process.env['CHROME_PATH'] ?? '',
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null
}

function hasExecutable(
  module: unknown,
): module is { default: { executablePath(): Promise<string> } } {
  const found =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : null
  return found !== null && typeof Object(found).executablePath === 'function'
}

/**
 * The environment of a Chromium for the browser tests. Where the machine has none, and it is Linux on x64, the one of
 * tools/chromium is installed and unpacked; it brings the libraries that a bare system lacks.
 * @throws Error that says how to install one
 */
export async function provideChromium(): Promise<Record<string, string>> {
  const found = findChromium()
  if (found !== null) return { CHROME_PATH: found }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium. Run npx playwright install chromium, or set CHROME_PATH.')
  }
  const folder = join(own, 'node_modules/@sparticuz/chromium')
  if (!existsSync(folder))
    execFileSync('npm', ['ci', '--loglevel=error'], { cwd: own, stdio: 'inherit' })
  const module: unknown = await import(
    pathToFileURL(join(process.cwd(), folder, 'build/index.js')).href
  )
  if (!hasExecutable(module))
    throw new Error(`${folder} is not what it was; set CHROME_PATH instead.`)
  const path = await module.default.executablePath()
  mkdirSync(libraries, { recursive: true })
  const archive = join(libraries, 'libraries.tar')
  writeFileSync(archive, brotliDecompressSync(readFileSync(join(folder, 'bin/al2023.tar.br'))))
  execFileSync('tar', ['xf', archive, '-C', libraries])
  const paths = [join(libraries, 'lib'), process.env['LD_LIBRARY_PATH'] ?? '']
  return { CHROME_PATH: path, LD_LIBRARY_PATH: paths.filter((each) => each !== '').join(':') }
}
