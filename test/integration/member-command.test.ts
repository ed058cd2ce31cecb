import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { verifyPassword } from '../../worker/auth/password.ts'
import { newState, rowCounts, type LocalState } from '../support/local-state.ts'
import { testNow } from '../support/site.ts'

/** `npm run member` as a process, over its own database. What its verbs do: member-create.test.ts and member-verbs.test.ts. */

// Each command starts a runtime, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const pepper = 'a-pepper-of-this-test-'.repeat(2)
const password = 'Grand-Tour-7-Etappen!'

let state: LocalState

beforeAll(() => {
  state = newState()
})
afterAll(() => state.remove())

function member(args: readonly string[], input = ''): { status: number | null; output: string } {
  const env = {
    ...process.env,
    STARTLINE_STATE: state.path,
    FIXED_NOW: testNow,
    AUTH_PEPPER: pepper,
  }
  const { status, stdout, stderr } = spawnSync('node', ['worker/cli/member.ts', ...args], {
    encoding: 'utf8',
    env,
    input,
  })
  return { status, output: (stdout + stderr).trim() }
}

const ines = {
  email: 'ines@example.org',
  username: 'ines',
  'first-name': 'Inês',
  'last-name': 'Costa',
}

const create = (given: Record<string, string>, typed = password) =>
  member(
    [
      'create',
      '--password-stdin',
      ...Object.entries({ ...ines, ...given }).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    `${typed}\n`,
  )

const rowOf = (username: string) =>
  state.sqlite((db) => db.prepare('SELECT * FROM member WHERE username = ?').get(username))
const audited = () =>
  state.sqlite((db) => db.prepare('SELECT action, detail FROM audit ORDER BY id').all())

test('create makes a confirmed member with the typed password, and sends no email', async () => {
  expect(create({ role: 'moderator', locale: 'pt' })).toEqual({
    status: 0,
    output: 'ines <ines@example.org> is moderator, confirmed, and can sign in.',
  })
  const row = rowOf('ines')
  expect([row?.['role'], row?.['locale'], row?.['first_name'], row?.['confirmed_at']]).toEqual([
    'moderator',
    'pt',
    'Inês',
    '2026-11-21T09:00:00.000Z',
  ])
  const stored = String(row?.['password_hash'])
  expect((await verifyPassword(password, stored, pepper)).matches).toBe(true)
  expect((await verifyPassword(`${password}\n`, stored, pepper)).matches).toBe(false)
  expect(rowCounts(state)).toMatchObject({ member: 1, mail: 0, action_token: 0, organiser: 0 })
  expect(audited()).toEqual([{ action: 'user_created', detail: 'moderator by operator' }])
})

test('a command that is refused ends with 1 and one sentence without the password, and writes nothing', () => {
  const before = rowCounts(state)
  const { status, output } = create({ email: 'o@example.org', username: 'other' }, 'Password1!')
  expect([status, output]).toEqual([1, 'The password is too common.'])
  expect(rowCounts(state)).toEqual(before)
})
