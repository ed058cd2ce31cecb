import { expect, test } from 'vitest'
import { publicPath } from './public-path.ts'

const token = 'aB3-_'.repeat(8) + 'xyz'

test('the token of a private link is left out, other paths stay', () => {
  expect(publicPath(`/de/profil/merkliste/${token}`)).toBe('/de/profil/merkliste/-')
  expect(publicPath(`/saved/${token}.ics`)).toBe('/saved/-.ics')
  expect(publicPath(`/api/lists/${token}`)).toBe('/api/lists/-')
  expect(publicPath('/event/berlin-marathon/2027-09-25')).toBe('/event/berlin-marathon/2027-09-25')
  expect(publicPath('/')).toBe('/')
})
