import { expect, test } from 'vitest'
import { ask, errorOf, locationOf } from '../support/ask.ts'

test('the members’ pages exist in every language, are noindex and have no newsletter form', async () => {
  for (const path of [
    '/members/signin',
    '/members/registration',
    '/members/registration/athlete',
    '/members/registration/organiser',
    '/members/registration/success',
    '/members/confirmation?confirmation_token=x',
    '/members/password/forgotpassword',
    '/members/password/resetpassword?confirmation_token=x',
    '/de/mitglieder/passwort/vergessen',
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

test('an unknown members’ page is 404', async () => {
  for (const path of ['/members', '/members/none', '/de/mitglieder', '/members/__proto__'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  const answer = await ask('/api/members/__proto__')
  expect(answer.status).toBe(404)
  expect(errorOf(answer).code).toBe('not-found')
})

test('another spelling redirects permanently to its page, in the words of its language and with its query', async () => {
  for (const [path, page] of [
    ['/members/sign-in?next=%2Fabout-us', '/members/signin?next=%2Fabout-us'],
    ['/de/members/sign-in', '/de/mitglieder/einloggen'],
    ['/members/password/forgot', '/members/password/forgotpassword'],
    [
      '/de/mitglieder/passwort/reset?confirmation_token=x',
      '/de/mitglieder/passwort/neu?confirmation_token=x',
    ],
  ] as const) {
    const answer = await ask(path)
    expect([path, answer.status, locationOf(answer)]).toEqual([path, 301, page])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
})

test('a page with a token in its URL discloses it neither in its text nor by Referer', async () => {
  for (const page of ['confirmation', 'password/resetpassword']) {
    const { body, headers } = await ask(`/members/${page}?confirmation_token=a-secret-of-a-mail`)
    expect(body).toContain('<meta name="referrer" content="no-referrer"')
    expect(body).not.toContain('a-secret-of-a-mail')
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
})
