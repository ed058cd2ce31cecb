import { readdirSync } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { exampleFile, openApiDocument } from '../../scripts/api-docs/openapi.ts'
import { docsPage } from '../../scripts/api-docs/page.ts'
import { describedRoutes } from '../../scripts/api-docs/routes.ts'
import { apiRequestsLimit, limitSeconds } from '../../src/model/values/limits.ts'
import type { ApiEnvironment } from '../../worker/api/middleware/context.ts'
import { rateLimitOf, rateLimits } from '../support/rate-limits.ts'
import { filesUnder, importsOf, isCode, textOf } from './read-project.ts'
import { closedPolicy, permissions } from '../../worker/pages/content-policy.ts'

/** Completeness and correctness of `/api/openapi.json` and `/api/docs`. */

const document = openApiDocument()
const operations = Object.values(document.paths).map(({ get }) => get)

/** Every `$ref` of a document. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : referencesIn(inner),
  )
}

test('every route of the API is described once, with its path parameters', () => {
  const routes = describedRoutes()
  expect(routes.length).toBeGreaterThan(8)
  const ids = routes.map(({ operation }) => operation.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('control: an undescribed route is detected', () => {
  const app = new Hono<ApiEnvironment>().get('/secret', (c) => c.json({}))
  expect(() => describedRoutes(app.routes)).toThrow('GET /secret needs one description')
})

test('queries are validated only by the schema that is described', () => {
  const validating = filesUnder('worker')
    .filter(isCode)
    .filter((path) => importsOf(path).some(({ target }) => target.includes('validator')))
  expect(validating).toEqual(['worker/api/middleware/operation.ts'])
})

test('every query key and path parameter has a description', () => {
  const silent = operations.flatMap(({ operationId, parameters }) =>
    parameters
      .filter(({ description }) => description === '')
      .map(({ name }) => `${operationId}: ${name}`),
  )
  expect(silent).toEqual([])
})

test('every schema has a description, and every reference resolves', () => {
  const { schemas } = document.components
  const silent = Object.entries(schemas).filter(([, { description = '' }]) => description === '')
  expect(silent.map(([name]) => name)).toEqual([])
  const references = new Set(referencesIn(document))
  expect(references.size).toBeGreaterThan(10)
  const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`)
  expect([...references].filter((reference) => !known.includes(reference))).toEqual([])
  expect(
    known.filter((reference) => !references.has(reference)),
    'used nowhere',
  ).toEqual([])
})

test('every route has an example of its own path with a recorded response, and no example is left over', () => {
  for (const { path, operation } of describedRoutes()) {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/?]+')}(?:\\?|$)`, 'u')
    expect(operation.example).toMatch(pattern)
  }
  const recorded = readdirSync('docs/api-examples').map((file) => `docs/api-examples/${file}`)
  expect(recorded.toSorted()).toEqual(
    operations.map(({ operationId }) => exampleFile(operationId)).toSorted(),
  )
})

test('the documented limits are those of wrangler.toml', () => {
  expect(rateLimitOf('API_LIMIT')).toBe(apiRequestsLimit)
  expect(new Set([...rateLimits.values()].map(({ period }) => period))).toEqual(
    new Set([limitSeconds]),
  )
})

test('the API page needs no script and no inline style, and each of its anchors exists', () => {
  const page = docsPage(document, ['/a.css'])
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/u)
  const ids = [...page.matchAll(/\sid="([^"]+)"/gu)].map(([, id = '']) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const links = [...page.matchAll(/href="#([^"]+)"/gu)].map(([, id = '']) => id)
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter((id) => !ids.includes(id))).toEqual([])
})

test('the text of an example is escaped on the page', () => {
  const page = docsPage(document, [])
  expect(page).toContain('&lt;mark&gt;')
  expect(page).not.toContain('<mark>')
})

test('the headers of document and page are those of the worker', () => {
  // A rule for all paths, and one for each of the two. Values of rules that state the same header would be joined.
  const [all = '', ...rules] = textOf('public/_headers').split('\n\n')
  const literal = textOf('worker/pages/headers.ts').matchAll(/'([a-z-]+)':\s*\n?\s*'(.+)',/gu)
  const ours = [
    ...[...literal].map(([, name = '', value = '']) => `${name}: ${value}`),
    `permissions-policy: ${permissions}`,
    // Directives that end every policy.
    closedPolicy.replace("default-src 'none'; ", ''),
  ]
  expect(ours.length).toBeGreaterThan(6)
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const rule = rules.find((each) => each.startsWith(`${path}\n`)) ?? ''
    for (const shown of ours)
      expect([path, shown, `${all}\n${rule}`.split(shown).length - 1]).toEqual([path, shown, 1])
  }
})
