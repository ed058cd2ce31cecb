import { expect, test } from 'vitest'
import { commonLetters } from '../../scripts/common-passwords.ts'
import { brokenRules } from '../../src/model/members/password.ts'
import common from './common-passwords.json' with { type: 'json' }
import { weakness } from './weak-passwords.ts'

const account = { username: 'mia.weber', email: 'mweber77@example.org' }

const meetsRules = (password: string) => brokenRules(password).length === 0

test('the committed list is that of the package', () => {
  expect(common).toEqual(commonLetters())
  expect(common.length).toBeGreaterThan(3000)
})

/** A common password as people make it meet the rules: a capital, digits and a symbol. */
const dressed = (letters: string) => `${letters[0]?.toUpperCase()}${letters.slice(1)}2027!`

test('every common password is refused, also with a capital, digits and a symbol', async () => {
  const known = common.filter((letters) => /^[a-z]{4,15}$/u.test(letters)).map(dressed)
  const passed = []
  for (const password of known)
    if (meetsRules(password) && (await weakness(password, account)) === null) passed.push(password)
  expect(known.length).toBeGreaterThan(6000)
  expect(passed).toEqual([])
})

test.each([
  'P@ssw0rd1!',
  'Qwerty123!',
  'Dr@g0n-2027',
  'Abc12345!',
  'Marathon-42',
  'Passwort1!',
  'aA1!aA1!',
])('%s is common', async (password) => {
  if (password === 'Tr0ub4dor') return expect(meetsRules(password)).toBe(false)
  expect(await weakness(password, account)).toBe('password-common')
})

test.each(['Startline-77x', 'xMia.Weber9!', 'MWeber77-go!'])(
  '%s has the name of the site or of the account',
  async (password) => {
    expect(await weakness(password, account)).toBe('password-personal')
  },
)

test.each(['Drei-Berge-und-2-Seen', 'kV7$wq9!Zt', 'Correct4Horse!Battery', 'гора-Снег-19x'])(
  '%s is accepted',
  async (password) => {
    expect(await weakness(password, account)).toBeNull()
  },
)
