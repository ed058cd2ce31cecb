import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import type { AccountSite } from '../support/accounts.ts'

/** The preview and the card of a draft that cannot be published yet. */

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess('2026-11-21T09:00:00Z'))
  await site.add({ id: 71, username: 'ada', role: 'organiser' })
})
afterAll(async () => await close())

test.for(['preview', 'card'])(
  'the %s of an unfinished draft is no failed request: it says what is missing',
  async (part) => {
    const ada = await site.signedIn('ada')
    await ada.send('POST', '/api/profile/organisation', { name: `Seelauf ${part}` })
    const draft = { name: 'Seelauf', nameLanguage: 'de' }
    const { json } = await ada.send('POST', '/api/organiser/drafts', draft)
    const { id } = Object(json)
    const found = await ada.request('GET', `/api/organiser/drafts/${String(id)}/${part}?locale=en`)
    expect(found.status).toBe(200)
    expect(found.json).toMatchObject({ faults: { 'place.cityId': 'required' } })
  },
)
