import { expect, test } from 'vitest'
import { ask, errorOf } from './ask.ts'

test('the pages of members are there in their words, not for search engines, and ask for no newsletter', async () => {
  for (const path of [
    '/members/signin',
    '/members/registration',
    '/fr/membres/connexion',
    '/de/mitglieder/registrierung',
    `/ja/${encodeURIComponent('会員')}/${encodeURIComponent('登録')}`,
  ]) {
    const { status, body } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    expect(body).toContain('<meta name="robots" content="noindex"')
    expect(body).not.toContain('newsletter-email')
  }
  expect((await ask('/')).body).toContain('newsletter-email')
})

test('another page of members is not there', async () => {
  for (const path of ['/members', '/members/none', '/de/mitglieder', '/members/__proto__'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  const answer = await ask('/api/members/__proto__')
  expect(answer.status).toBe(404)
  expect(errorOf(answer).code).toBe('not-found')
})
