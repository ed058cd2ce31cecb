import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { chromium } from '@playwright/test'

const run = promisify(execFile)
const decompress = promisify(brotliDecompress)

/** Flags that keep a headless Chromium off the network, let it run as root, and draw maps without a graphics card. */
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

/** Bytes of shared memory that the browsers of a test run need at most. */
const sharedMemory = 1_000_000_000

/**
 * Playwright's flags that a browser here does without: it would have its shared memory in files of /tmp, for containers with
 * a small /dev/shm, and spend a tenth of its system time on them.
 */
export function unneededFlags(): string[] {
  const place = '/dev/shm'
  if (!existsSync(place)) return []
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize > sharedMemory ? ['--disable-dev-shm-usage'] : []
}

const chromiumFolder = 'tools/chromium'
const libraries = join(process.cwd(), '.state/chromium')

/** An installed Chromium: $CHROME_PATH, Playwright's, or the system's; null without one. */
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
 * Environment of a Chromium for the browser tests. On Linux x64 without one, that of tools/chromium is installed and
 * unpacked; it includes the libraries that a bare system lacks. Nothing of it blocks this process, whose stages go on.
 * @throws Error with the command that installs one
 */
export async function provideChromium(): Promise<Record<string, string>> {
  const found = findChromium()
  if (found !== null) return { CHROME_PATH: found }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chromium was found: run npx playwright install chromium, or set CHROME_PATH.',
    )
  }
  const folder = join(chromiumFolder, 'node_modules/@sparticuz/chromium')
  if (!existsSync(folder)) await run('npm', ['ci', '--loglevel=error'], { cwd: chromiumFolder })
  const module: unknown = await import(
    pathToFileURL(join(process.cwd(), folder, 'build/index.js')).href
  )
  if (!hasExecutable(module))
    throw new Error(`${folder} exports no executablePath(): set CHROME_PATH instead.`)
  const path = await module.default.executablePath()
  mkdirSync(libraries, { recursive: true })
  const archive = join(libraries, 'libraries.tar')
  writeFileSync(archive, await decompress(readFileSync(join(folder, 'bin/al2023.tar.br'))))
  await run('tar', ['xf', archive, '-C', libraries])
  const paths = [join(libraries, 'lib'), process.env['LD_LIBRARY_PATH'] ?? '']
  return { CHROME_PATH: path, LD_LIBRARY_PATH: paths.filter((each) => each !== '').join(':') }
}
