import { afterAll, beforeAll, expect, test } from 'vitest'
import { newState, type LocalState } from '../support/local-state.ts'
import { serveSite, testNow, type Site } from '../support/site.ts'

// A site of its own behind wrangler's proxy, which is what loses requests. Uploads that other files break off would
// cost this site's connections, too.
let state: LocalState
let site: Site

beforeAll(async () => {
  state = newState('tables')
  site = await serveSite(state.path, { FIXED_NOW: testNow })
}, 120_000)
afterAll(async () => {
  await site.stop()
  state.remove()
})

test.each(['POST', 'PUT', 'DELETE'])(
  '%s of a form to a page is 405 with Allow, and later requests on the connection are answered',
  async (method) => {
    const init = {
      method,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `email=${'x'.repeat(10_000)}`,
    }
    const clients = Array.from({ length: 3 }, async () => {
      const responses = new Set<string>()
      for (let n = 0; n < 60; n++) {
        const response = await fetch(`${site.url}/members/signin?from=calendar`, init)
        await response.text()
        responses.add(`${response.status} ${response.headers.get('allow')}`)
      }
      return responses
    })
    // If the body is left unread, some of the next requests are lost.
    for (const responses of await Promise.all(clients))
      expect(responses).toEqual(new Set(['405 GET, HEAD']))
  },
)
