import { expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import '../../src/i18n/all-words.ts'
import { contentPaths, datedPages } from '../../src/i18n/content-pages.ts'
import { localPath } from '../../src/i18n/paths.ts'
import { pageAt } from '../support/page-types.ts'

const addresses = datedPages.flatMap((page) =>
  locales.map((locale) => localPath(contentPaths[page], locale)),
)

test.each(addresses)('%s has its first version, and no other', async (path) => {
  const first = await pageAt(`${path}?version=1`)
  expect(first.status).toBe(200)
  expect(first.body).toMatch(new RegExp(`rel="canonical" href="[^"?]+${path}"`, 'u'))
  expect((await pageAt(`${path}?version=2`)).status).toBe(404)
})

test.each(['0', 'x', '1e3', '99999999999', '%27'])('version %s is 404', async (version) => {
  const { status } = await pageAt(`/page/terms-of-service?version=${version}`)
  expect(status).toBe(404)
})
