import { createHmac, scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

const pepper = 'a-pepper-of-tests'
const password = 'Größte-Freude 3000'
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/u, '')

/** The former stored text of a password: scrypt with five lanes of its own. */
function formerText(): string {
  const salt = Buffer.from('sixteen bytes...')
  const key = scryptSync(password, salt, 32, { N: 2 ** 14, r: 8, p: 5, maxmem: 2 ** 26 })
  const hash = createHmac('sha256', pepper).update(key).digest()
  return `$scrypt$v=1,ln=14,r=8,p=5$${base64(salt)}$${base64(hash)}`
}

test('a hashed password matches itself only, under its pepper only', async () => {
  const stored = await hashPassword(password, pepper)
  expect(stored).toMatch(/^\$scrypt-lanes\$v=1,ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/u)
  expect(await verifyPassword(password, stored, pepper)).toEqual({ matches: true, stale: false })
  for (const [other, secret] of [
    [`${password} `, pepper],
    ['', pepper],
    [password, 'another pepper'],
  ] as const)
    expect((await verifyPassword(other, stored, secret)).matches).toBe(false)
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword(password, pepper)).not.toBe(await hashPassword(password, pepper))
})

test('a former stored text still matches, and is to be hashed anew', async () => {
  expect(await verifyPassword(password, formerText(), pepper)).toEqual({
    matches: true,
    stale: true,
  })
  expect((await verifyPassword('Wrong-Pass-1', formerText(), pepper)).matches).toBe(false)
})

test('no password matches an unknown account or a text of another form', async () => {
  for (const stored of [
    null,
    '',
    '$scrypt$of-theirs',
    formerText().replace('$scrypt$', '$bcrypt$'),
  ])
    expect((await verifyPassword(password, stored, pepper)).matches, String(stored)).toBe(false)
})
