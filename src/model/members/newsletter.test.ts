import { expect, test } from 'vitest'
import { hasNewsletter, readNewsletterOutcome } from './newsletter.ts'

test.each(['/members/signin', '/fr/membres/connexion', '/profile/edit', '/de/profil'])(
  '%s does not subscribe to the newsletter',
  (path) => {
    expect(hasNewsletter(path)).toBe(false)
  },
)

test.each(['/', '/de', '/calendar/france', '/event/members-run', '/sport/profile-x'])(
  '%s subscribes to the newsletter',
  (path) => {
    expect(hasNewsletter(path)).toBe(true)
  },
)

test('an unknown query value is no outcome', () => {
  expect(readNewsletterOutcome('thanks')).toBe('thanks')
  expect(['__proto__', '', 'THANKS', null].map(readNewsletterOutcome)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
