import { expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import { locales } from '../../src/model/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { isMemberPath } from './member-path.ts'

test.each(locales)('every path of a members’ page in %s is a member path', (locale) => {
  const paths = [
    pathOf({ to: 'members', page: 'signin' }, locale),
    pathOf({ to: 'members', page: 'registration/athlete' }, locale),
    pathOf({ to: 'profile', page: 'saved-events' }, locale),
    pathOf({ to: 'profile', page: 'edit' }, locale),
  ]
  expect(paths.filter((path) => !isMemberPath(path))).toEqual([])
  expect(paths.filter((path) => !isMemberPath(decodeURI(path)))).toEqual([])
  expect(paths.filter((path) => !isMemberPath(`${path}/x.css`))).toEqual([])
  const others = [
    pathOf({ to: 'home' }, locale),
    pathOf({ to: 'calendar', criteria: [] }, locale),
    pathOf({ to: 'event', permalink: 'profile' }, locale),
    pathOf({ to: 'policy', policy: 'cookie-policy' }, locale),
  ]
  expect(others.filter(isMemberPath)).toEqual([])
})

test.each([
  '/profile',
  '/Profile/edit',
  '/%70rofile/edit',
  '//profile/edit',
  '/de/profile/edit',
  '/de//profile/edit',
  '/members%2fsignin',
])('%s is a spelling of one of them', (path) => {
  expect(isMemberPath(path)).toBe(true)
})

test.each(['/', '/profiles', '/membership/signin', '/calendar/profile', '/de'])(
  '%s is no path of members',
  (path) => {
    expect(isMemberPath(path)).toBe(false)
  },
)
