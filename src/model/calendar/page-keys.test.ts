import { expect, test } from 'vitest'
import { calendarPageKeys, pageQuery } from './page-keys.ts'

const shown = (path: string, query: string) =>
  pageQuery(path, new URLSearchParams(query)).toString()

const pages = ['/', '/calendar', '/event/x', '/sport/running', '/about-us', '/page/privacy-policy']

test.each(pages)('%s is rendered and cached without keys that it does not read', (path) => {
  expect(shown(path, 'utm_source=a&x=1&constructor=2&__proto__=3&here=1,2&locale=de')).toBe('')
  expect(shown(path, 'x=1&newsletter=thanks')).toBe('newsletter=thanks')
})

test.each(calendarPageKeys)('the calendar reads %s, and other pages do not', (key) => {
  expect(shown('/calendar/running', `x=1&${key}=2`)).toBe(`${key}=2`)
  expect(shown('/', `${key}=2`)).toBe('')
})

test('a policy reads its version', () => {
  expect(shown('/page/privacy-policy', 'x=1&version=2')).toBe('version=2')
  expect(shown('/about-us', 'version=2')).toBe('')
})

test('home reads near=me, and near with no other value', () => {
  expect(shown('/', 'x=1&near=me')).toBe('near=me')
  expect(shown('/', 'near=48,11')).toBe('')
})

test('all values of a repeated key stay, so that the router can redirect to one', () => {
  expect(shown('/calendar', 'page=2&x=1&page=3')).toBe('page=2&page=3')
})

test('the order of keys does not matter', () => {
  expect(shown('/calendar', 'page=2&minKm=5')).toBe(shown('/calendar', 'minKm=5&page=2'))
})

test.each(['/Calendar', '/%63alendar', '/CALENDAR/x'])('%s is the calendar', (path) => {
  expect(shown(path, 'minKm=5')).toBe('minKm=5')
})

test('pages of members, which are not cached, read every key, and the given query is not changed', () => {
  const query = new URLSearchParams('next=%2Fprofile&x=1')
  const own = pageQuery('/members/signin', query)
  expect(own.toString()).toBe('next=%2Fprofile&x=1')
  own.delete('x')
  expect(query.has('x')).toBe(true)
})
