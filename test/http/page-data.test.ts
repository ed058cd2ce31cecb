import { expect, test } from 'vitest'
import { pageDataKey } from '../../src/model/values/page-data.ts'
import { fetchSite } from '../support/fetch-site.ts'

const path = '/event/berlin-marathon'

test('a page names its data, which its URL gives for that name alone', async () => {
  const { body } = await fetchSite(path)
  const tag = /<script[^>]* data-page="([^"]+)"/u.exec(body)?.[1] ?? ''
  expect(tag).not.toBe('')
  expect(body).not.toContain('$_TSR')
  const data = await fetchSite(`${path}?${pageDataKey}=${tag}`)
  expect([data.status, data.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(data.body).toContain('$_TSR.router=')
  expect(data.body).toContain('Berlin Marathon')
  const other = await fetchSite(`${path}?${pageDataKey}=another`)
  expect([other.status, other.headers.get('cache-control'), other.body]).toEqual([
    404,
    'no-store',
    '',
  ])
})

test('a page of one visitor contains its data', async () => {
  const { body } = await fetchSite('/members/signin')
  expect(body).toContain('$_TSR.router=')
  expect(body).not.toContain(' data-page=')
})
