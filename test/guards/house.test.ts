import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, importsOf, isCode, isTest, textOf, withoutComments } from './read-project.ts'

/** The rules of the house (CONTRIBUTING.md) that can be read off the files. */

const code = ['src', 'worker', 'test', 'scripts'].flatMap(filesUnder).filter(isCode)
const product = code.filter((path) => /^(?:src|worker)\//u.test(path) && !isTest(path))

/** `src/features/home`, `src/ui`, `worker/domain`; a file beside those folders belongs to `src` or `worker`. */
function layerOf(path: string): string {
  const [house = '', room = '', third = ''] = path.split('/')
  if (room === 'features') return `src/features/${third}`
  return path.split('/').length > 2 ? `${house}/${room}` : house
}

// Both are shared by design: every list shows event cards, and hero and header have one search box.
const sharedFeatures = ['src/features/event-card', 'src/features/search-box']
const words = ['src/i18n', 'src/model', 'src/paraglide']
const facts = ['src/i18n', 'src/model']
const underFeatures = ['src', 'src/ui', 'src/boot', 'src/browser', ...words]

const underApi = [
  ...['present', 'domain', 'rates', 'search', 'db'].map((room) => `worker/${room}`),
  ...words,
]

// Each is alone with the libraries and services that it is for.
const underAccounts = ['worker/domain', 'worker/db', ...words]

/** What a layer may import besides itself; a file name allows that file only. */
const mayImport: Record<string, readonly string[]> = {
  src: ['src/routes', 'src/shell', ...underFeatures],
  'src/routes': ['src/shell', 'src/features/', ...underFeatures],
  'src/shell': ['src/features/', ...underFeatures],
  'src/ui': ['src/boot', 'src/browser', ...words],
  // Plain script that runs before React, which it loads.
  'src/boot': ['src/hydrate.tsx', 'src/browser', ...words],
  'src/browser': ['src/model'],
  'src/i18n': ['src/model', 'src/paraglide'],
  'src/model': ['src/i18n/locales.ts'],
  // The page of last resort links the style sheet.
  worker: [
    'src/styles.css?url',
    ...['api', 'auth', 'cards', 'feeds', 'mail', 'media'].map((room) => `worker/${room}`),
    ...underApi,
  ],
  'worker/api': ['worker', 'worker/auth', 'worker/mail', 'worker/media', ...underApi],
  'worker/auth': ['worker', ...underAccounts],
  'worker/mail': ['worker', ...underAccounts],
  'worker/media': ['worker', ...underAccounts],
  'worker/cards': ['worker', 'worker/present', 'worker/domain', 'worker/db', ...words],
  // The address of a feed is read as the API reads that of its page.
  'worker/feeds': ['worker', 'worker/api', ...underApi],
  'worker/present': ['worker', 'worker/domain', ...words],
  'worker/domain': ['worker', 'worker/db', ...facts],
  'worker/search': ['worker', 'worker/db', 'src/i18n/countries/country-names.ts', ...facts],
  'worker/rates': [
    'worker/runtime/clock.ts',
    'worker/settings/env.ts',
    'worker/http/fetch-document.ts',
    'src/model',
  ],
  'worker/db': ['worker', 'src/model'],
  'worker/catalogue': ['worker/domain', 'worker/db', 'src/i18n', 'src/model'],
  'worker/cli': [
    // A command that fills a database of its own brings it up to date first.
    'scripts/steps.ts',
    'worker',
    'worker/auth',
    'worker/catalogue',
    'worker/domain',
    'worker/search',
    'worker/db',
    'src/i18n',
    'src/model',
  ],
}
const mayImportTypes: Record<string, readonly string[]> = {
  src: ['worker/api'],
  'worker/present': ['worker/search/engine.ts'],
  'worker/domain': ['worker/search/engine.ts'],
}

function allows(list: readonly string[], target: string): boolean {
  const layer = layerOf(target)
  return list.some(
    (entry) =>
      entry === layer || entry === target || (entry.endsWith('/') && layer.startsWith(entry)),
  )
}

function allowed(path: string, target: string, typeOnly: boolean): boolean {
  const layer = layerOf(path)
  if (layerOf(target) === layer) return true
  if (layer === 'worker/db' && target.endsWith('.table.ts')) return true
  const forServers = /^worker\/(?:api\/index|env|monitoring|visit)\.ts$/u
  if (path.endsWith('.server.ts') && forServers.test(target)) return true
  const isFeature = layer.startsWith('src/features/')
  const features = sharedFeatures.includes(layer) ? [] : sharedFeatures
  const list = isFeature ? [...underFeatures, ...features] : (mayImport[layer] ?? [])
  return allows(list, target) || (typeOnly && allows(mayImportTypes[layer] ?? [], target))
}

test('imports point one way, and every layer is known', () => {
  const layers = new Set(product.map(layerOf))
  const unknown = [...layers].filter(
    (layer) => mayImport[layer] === undefined && !layer.startsWith('src/features/'),
  )
  expect(unknown, 'folders without a rule in this test').toEqual([])
  const wrong = product.flatMap((path) =>
    importsOf(path)
      .filter(({ target }) => /^(?:src|worker|test|scripts)\//u.test(target))
      .filter(({ target, typeOnly }) => !allowed(path, target, typeOnly))
      .map(({ target }) => `${path} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

test('only commands read the catalogue, and nothing imports a command, the worker’s entry or a route', () => {
  const wrong = product.flatMap((path) =>
    importsOf(path)
      .filter(({ target }) =>
        /^(?:worker\/cli\/|worker\/catalogue\/|worker\/index\.ts|src\/routes\/)/u.test(target),
      )
      .filter(({ target }) => !(layerOf(path) === 'worker/cli' && !target.startsWith('src/')))
      .filter(({ target }) => layerOf(path) !== layerOf(target))
      .map(({ target }) => `${path} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

test('the rules on imports notice each direction that is wrong', () => {
  const probes: [string, string, boolean][] = [
    ['src/features/home/a.tsx', 'src/features/calendar/b.ts', false],
    ['src/features/event-card/a.tsx', 'src/features/search-box/b.ts', false],
    ['src/features/home/a.tsx', 'src/shell/b.ts', false],
    ['src/ui/a.tsx', 'src/features/home/b.ts', false],
    ['src/ui/a.tsx', 'src/api/index.ts', false],
    ['src/boot/a.ts', 'src/ui/b.tsx', false],
    ['src/boot/a.ts', 'src/api/index.ts', false],
    ['src/i18n/a.ts', 'src/ui/b.tsx', false],
    ['src/model/a.ts', 'src/i18n/format.ts', false],
    ['src/api/index.ts', 'worker/api/index.ts', false],
    ['src/shell/a.ts', 'worker/settings/env.ts', false],
    ['worker/domain/x/a.ts', 'worker/present/b.ts', true],
    ['worker/domain/x/a.ts', 'worker/search/embedded/d1.ts', true],
    ['worker/domain/x/a.ts', 'worker/search/engine.ts', false],
    ['worker/present/a.ts', 'worker/db/client.ts', true],
    ['worker/cards/a.ts', 'worker/api/b.ts', false],
    ['worker/search/a.ts', 'worker/domain/events/b.ts', false],
    ['worker/rates/a.ts', 'worker/db/client.ts', false],
    ['worker/rates/a.ts', 'worker/scheduled.ts', false],
    ['worker/domain/x/a.ts', 'worker/rates/b.ts', false],
    ['worker/db/a.ts', 'worker/domain/catalogue/events/find-event.ts', false],
    ['worker/api/a.ts', 'worker/cli/b.ts', false],
    ['worker/api/a.ts', 'worker/catalogue/b.ts', false],
  ]
  expect(probes.filter(([path, target, typeOnly]) => allowed(path, target, typeOnly))).toEqual([])
  const read = importsOf(
    'src/a/b.ts',
    "import type { X } from '../c.ts'\nimport {\n  y,\n} from './d.ts' // import '../e.ts'\nimport '../f.css'\nconst g = await import('./g.ts')\nexport * from 'h'",
  )
  expect(read.map(({ target, typeOnly }) => `${target}${typeOnly ? ' (types)' : ''}`)).toEqual([
    'src/c.ts (types)',
    'src/a/d.ts',
    'src/f.css',
    'src/a/g.ts',
    'h',
  ])
})

/** Tables of data, which are as long as what they list. */
const tables = ['src/model/countries.ts']
const limitOf = (path: string): number => {
  if (path.startsWith('src/routes/')) return 80
  return path.startsWith('worker/api/') && !isTest(path) ? 120 : 250
}

test('no file is longer than 250 lines, no route than 80, no file of the API than 120', () => {
  const long = code
    .filter((path) => !tables.includes(path))
    .map((path) => ({
      path,
      lines: textOf(path).trimEnd().split('\n').length,
      limit: limitOf(path),
    }))
    .filter(({ lines, limit }) => lines > limit)
    .map(({ path, lines, limit }) => `${path} has ${lines} lines, ${limit} are allowed`)
  expect(long).toEqual([])
  expect(
    tables.filter((path) => textOf(path).split('\n').length <= 250),
    'no longer needs its exemption',
  ).toEqual([])
})

test('files are named in kebab-case', () => {
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/u
  // A route's file is its address, and a language's file its tag; the router names the generated one.
  const exempt = /^src\/routes\/|^src\/routeTree\.gen\.ts$|^src\/i18n\/[a-z]+\/pt-BR\.[a-z]+$/u
  const files = ['src', 'worker', 'test', 'scripts'].flatMap(filesUnder)
  expect(files.filter((path) => !exempt.test(path) && !kebab.test(posix.basename(path)))).toEqual(
    [],
  )
  expect(files.filter((path) => /[A-Z_ ]/u.test(posix.dirname(path)))).toEqual([])
})

test('nothing lies in a folder or file for everything', () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|commons?|misc|lib|shared|stuff)(?:\/|\.[a-z]+$)/u
  expect(code.filter((path) => vague.test(path))).toEqual([])
})

test('there are no barrel files except the two that compose', () => {
  const entries = [
    'worker/index.ts',
    'worker/api/index.ts',
    'worker/search/index.ts',
    'src/routes/index.tsx',
  ]
  const named = code.filter((path) => /\/index\.tsx?$/u.test(path) && !entries.includes(path))
  expect(named).toEqual([])
  // Drizzle asks for its tables in one module.
  const tablesOfDrizzle = 'worker/db/schema.ts'
  const passingOn = product.filter(
    (path) =>
      path !== tablesOfDrizzle &&
      /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*(?:as\s+\w+\s+)?from\s/mu.test(textOf(path)),
  )
  expect(passingOn, 'these pass on what others export').toEqual([])
})

test('no address is written into a page as a text', () => {
  const written = /\s(?:href|to|action|src|formAction)=(?:"\/[^"]*"|'\/[^']*'|\{\s*['"`]\/[^}]*\})/u
  const pages = product.filter((path) => path.endsWith('.tsx'))
  const wrong = pages.flatMap((path) => {
    const found = written.exec(withoutComments(textOf(path)))
    return found === null ? [] : [`${path}: ${found[0].trim()}`]
  })
  expect(wrong, 'use hrefTo or a path of the API’s answer').toEqual([])
  expect(
    written.test('<a href="/calendar">') &&
      written.test("<a href={'/x'}>") &&
      written.test('<form action={`/x`}>'),
  ).toBe(true)
})
