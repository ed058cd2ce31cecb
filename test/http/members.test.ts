import { expect, test } from 'vitest'
import { fetchSite, errorOf, locationOf } from '../support/fetch-site.ts'

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
    '/de/mitglieder/konto-anlegen',
    `/ja/${encodeURIComponent('会員')}/${encodeURIComponent('アカウント作成')}`,
  ]) {
    const { status, body } = await fetchSite(path)
    expect([path, status]).toEqual([path, 200])
    expect(body).toContain('<meta name="robots" content="noindex"')
    expect(body).not.toContain('newsletter-email')
  }
  expect((await fetchSite('/')).body).toContain('newsletter-email')
})

test('an unknown members’ page is 404', async () => {
  for (const path of ['/members', '/members/none', '/de/mitglieder', '/members/__proto__'])
    expect([path, (await fetchSite(path)).status]).toEqual([path, 404])
  const response = await fetchSite('/api/members/__proto__')
  expect(response.status).toBe(404)
  expect(errorOf(response).code).toBe('not-found')
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
    const response = await fetchSite(path)
    expect([path, response.status, locationOf(response)]).toEqual([path, 301, page])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  }
})

test('a page with a token in its URL discloses it neither in its text nor by Referer', async () => {
  for (const page of ['confirmation', 'password/resetpassword']) {
    const { body, headers } = await fetchSite(
      `/members/${page}?confirmation_token=a-secret-of-a-mail`,
    )
    expect(body).toContain('<meta name="referrer" content="no-referrer"')
    expect(body).not.toContain('a-secret-of-a-mail')
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
})
