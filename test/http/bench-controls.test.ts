import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { treeDifference, pages } from '../bench/control-pages.ts'
import { openWorker } from '../bench/workers.ts'
import { provideTemplate } from '../support/template-state.ts'

/** The control of `npm run bench`: it must build, and render the product's pages. */

type Served = Awaited<ReturnType<typeof openWorker>>
let product: Served
let control: Served

beforeAll(async () => {
  execFileSync('vite', ['build', '--config', 'test/bench/controls/vite.config.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const state = join(provideTemplate('catalogue'), 'v3')
  product = await openWorker({ folder: 'dist/server', entry: 'index.js' }, state)
  control = await openWorker({ folder: '.state/bench/controls', entry: 'control.js' }, state)
})
afterAll(async () => await Promise.all([product, control].map((served) => served?.stop())))

test.each(pages)('the control renders the page "$name" as the product does', async (page) => {
  expect(await treeDifference(page, product.url, control.url)).toBeNull()
})

test('control: a page that differs is named', async () => {
  // The product has no page at the path of the control's.
  expect(await treeDifference(pages[0], product.url, product.url)).toMatch(/^home, English\n/u)
})
