import '../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { spellingRedirect } from './spellings.ts'

const leadsTo = (path: string) =>
  spellingRedirect(new URL(path, 'https://startline.example'))?.headers.get('location') ?? null

test.each(locales)(
  'in %s each second spelling redirects to its page and keeps the query',
  (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`
    for (const [spelling, page] of [
      ['sign-in', 'signin'],
      ['password/forgot', 'password/forgotpassword'],
      ['password/reset', 'password/resetpassword'],
    ] as const) {
      const own = pathOf({ to: 'members', page }, locale)
      expect(leadsTo(`${prefix}/members/${spelling}?a=1&b=%2F%2Fx`)).toBe(`${own}?a=1&b=%2F%2Fx`)
      expect(leadsTo(own)).toBeNull()
    }
  },
)

test('a second spelling may follow words of its language', () => {
  expect(leadsTo('/de/mitglieder/sign-in')).toBe('/de/mitglieder/einloggen')
  expect(leadsTo('/de/mitglieder/passwort/reset?confirmation_token=x')).toBe(
    '/de/mitglieder/passwort/neu?confirmation_token=x',
  )
})

test.each([
  '/members/sign-in/x',
  '/members/__proto__',
  '/sign-in',
  '//evil.example/members/sign-in',
])('%s is not redirected', (path) => {
  expect(leadsTo(`https://startline.example${path}`)).toBeNull()
})
