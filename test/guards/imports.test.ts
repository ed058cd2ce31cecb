import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { findCircles } from './find-circles.ts'
import { isAllowed, roomOf, rowOf } from './is-allowed.ts'
import { filesUnder, importsIn, importsOf, isCode, isTest } from './read-project.ts'

const product = ['src', 'worker']
  .flatMap(filesUnder)
  .filter((path) => isCode(path) && !isTest(path))

test('imports point one way, and every room has a row', () => {
  const rooms = new Set(product.map(roomOf))
  const unknown = [...rooms].filter(
    (room) => rowOf(room) === undefined && !room.startsWith('src/features/'),
  )
  expect(unknown, 'rooms without a rule in this test').toEqual([])
  const wrong = product.flatMap((path) =>
    importsOf(path)
      .filter(({ target }) => /^(?:src|worker|test|scripts)\//u.test(target))
      .filter(({ target, typeOnly }) => !isAllowed(path, target, typeOnly))
      .map(({ target }) => `${path} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

/** Imports of values between the folders of files below a folder; tables, which refer to each other, are left out. */
function folderGraph(folder: string): Map<string, Set<string>> {
  const files = product.filter((path) => path.startsWith(folder) && !path.endsWith('.table.ts'))
  const graph = new Map<string, Set<string>>()
  for (const path of files) {
    const from = posix.dirname(path)
    const targets = importsOf(path)
      .filter(({ target, typeOnly }) => !typeOnly && files.includes(target))
      .map(({ target }) => posix.dirname(target))
    graph.set(from, new Set([...(graph.get(from) ?? []), ...targets]))
  }
  return graph
}

test('no nouns of the domain and no subjects of the views import each other in a circle', () => {
  for (const folder of ['worker/domain/', 'worker/present/'])
    expect(findCircles(folderGraph(folder))).toEqual([])
})

test('no files import each other in a circle, not even for types', () => {
  const files = new Set(product)
  const graph = product.map((path): [string, Set<string>] => {
    const targets = importsOf(path).map(({ target }) => target)
    return [path, new Set(targets.filter((target) => files.has(target)))]
  })
  expect(findCircles(new Map(graph))).toEqual([])
})

test('control: a circle is found, a diamond is none', () => {
  const graph = (entries: Record<string, string[]>) =>
    new Map(Object.entries(entries).map(([node, next]) => [node, new Set(next)]))
  expect(findCircles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
  expect(findCircles(graph({ a: ['b'], b: ['c'], c: ['b', 'd'], d: ['a'], e: ['a'] }))).toEqual([
    ['a', 'b', 'c', 'd'],
  ])
})

test('only commands read the catalogue, and nothing imports a command, the worker’s entry or a route', () => {
  const wrong = product.flatMap((path) =>
    importsOf(path)
      .filter(({ target }) =>
        /^(?:worker\/cli\/|worker\/catalogue\/|worker\/index\.ts|src\/routes\/)/u.test(target),
      )
      .filter(({ target }) => !(roomOf(path) === 'worker/cli' && !target.startsWith('src/')))
      .filter(({ target }) => roomOf(path) !== roomOf(target))
      .map(({ target }) => `${path} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

test('control: each wrong direction of an import is detected', () => {
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
    ['src/features/home/a.tsx', 'src/router.tsx', false],
    ['src/features/home/a.tsx', 'src/boot/snackbar-setup.ts', false],
    ['src/request/a.ts', 'src/shell/header.tsx', false],
    ['worker/domain/catalogue/a/b.ts', 'worker/domain/accounts/c/d.ts', false],
    ['worker/domain/moderation/a.ts', 'worker/domain/registry/b.ts', true],
    ['worker/domain/publishing/a.ts', 'worker/domain/organisers/b/c.ts', true],
    ['worker/domain/publishing/a.ts', 'worker/search/feed/outbox.ts', false],
    ['worker/domain/calendar/a.ts', 'worker/pages/handle-page-request.ts', false],
    ['worker/domain/calendar/a.ts', 'worker/scheduled.ts', false],
    ['worker/db/a.ts', 'worker/pages/handle-page-request.ts', false],
    ['worker/present/event/a.ts', 'worker/mail/dev-mail.ts', false],
    ['worker/search/embedded/a.ts', 'worker/pages/sitemaps.ts', false],
    ['worker/runtime/clock.ts', 'worker/api/index.ts', false],
    ['worker/runtime/digest.ts', 'worker/domain/catalogue/events/find-event.ts', false],
    ['worker/http/a.ts', 'worker/db/client.ts', false],
    ['worker/domain/calendar/a.ts', 'worker/present/b.ts', true],
    ['worker/domain/calendar/a.ts', 'worker/search/embedded/embedded-engine.ts', true],
    ['worker/domain/calendar/a.ts', 'worker/search/port/engine.ts', false],
    ['worker/present/event/a.ts', 'worker/db/client.ts', true],
    ['worker/present/cards/a.ts', 'worker/present/event/b.ts', false],
    ['worker/present/texts/a.ts', 'worker/present/cards/b.ts', true],
    ['worker/cards/a.ts', 'worker/api/b.ts', false],
    ['worker/search/a.ts', 'worker/domain/events/b.ts', false],
    ['worker/search/port/a.ts', 'worker/search/embedded/b.ts', true],
    ['worker/scheduled.ts', 'worker/search/index.ts', false],
    ['worker/jobs/a.ts', 'worker/search/embedded/b.ts', false],
    ['worker/domain/registry/a.ts', 'worker/jobs/b.ts', true],
    ['worker/cli/a.ts', 'worker/search/embedded/b.ts', false],
    ['worker/rates/a.ts', 'worker/db/client.ts', false],
    ['worker/rates/a.ts', 'worker/scheduled.ts', false],
    ['worker/domain/calendar/a.ts', 'worker/rates/b.ts', false],
    ['worker/db/a.ts', 'worker/domain/catalogue/events/find-event.ts', false],
    ['worker/api/a.ts', 'worker/cli/b.ts', false],
    ['worker/api/a.ts', 'worker/catalogue/b.ts', false],
  ]
  expect(probes.filter(([path, target, typeOnly]) => isAllowed(path, target, typeOnly))).toEqual([])
  const read = importsIn(
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
