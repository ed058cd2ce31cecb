import { expect, test } from 'vitest'
import { meantAddress } from './mail-typos.ts'

test('a domain that looks misspelt has the address that was probably meant', () => {
  expect(meantAddress('mia@gmial.con')).toBe('mia@gmail.com')
  expect(meantAddress(' Mia@GMIAL.com ')).toBe('Mia@gmail.com')
  expect(meantAddress('mia@example.con')).toBe('mia@example.com')
  expect(meantAddress('mia@hotmai.fr')).toBe('mia@hotmail.fr')
})

test('any other address has none', () => {
  const others = [
    'mia@gmail.com',
    'mia@mail.com',
    'mia@ymail.com',
    'mia@gmx.at',
    'mia@yaho.example.org',
  ]
  for (const address of [...others, 'mia', '', 'mia@con']) expect(meantAddress(address)).toBeNull()
})
