import { expect, test } from 'vitest'
import { siteUrl } from '../support/fetch-site.ts'
import { newSignedIn } from '../support/members.ts'
import { newVisitor, type VisitorResponse } from '../support/visitor.ts'

/** Sessions under attack; the numbers are those of the threat model's list (SECURITY.md). */

const url = siteUrl()

test('a page is rendered the same for a member and for a visitor', async () => {
  const { visitor } = await newSignedIn(url)
  const own = await visitor.request('GET', '/about-us')
  const anybodys = await newVisitor(url).request('GET', '/about-us')
  const body = ({ text }: VisitorResponse) =>
    text.replaceAll(/nonce="[^"]+"|[\da-f]{8}-[\da-f]{4}/gu, '')
  expect(body(own)).toBe(body(anybodys))
  expect(own.text).not.toContain('Ada')
})
