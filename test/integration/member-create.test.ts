import '../../src/i18n/all-words.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMemberCommand } from '../../worker/cli/member-command.ts'
import { memberCommandMessage } from '../../worker/cli/member-messages.ts'
import { runMemberCommand } from '../../worker/cli/member-verbs.ts'
import { readPassword } from '../../worker/cli/read-password.ts'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { openDatabase } from '../support/open-database.ts'
import { testNow, testSecrets } from '../support/site.ts'

/** `npm run member -- create` and its refusals, in process. */

let d1: D1Database
let db: Database
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openDatabase()
  ;({ db: d1, close } = opened)
  db = createDatabase(d1)
})
afterAll(async () => await close())

const ines = {
  email: 'ines@example.org',
  username: 'ines',
  'first-name': 'Inês',
  'last-name': 'Costa',
}

/** Runs a command. @returns what the operator reads */
async function run(args: readonly string[], ask: typeof readPassword): Promise<string> {
  try {
    return await runMemberCommand(readMemberCommand(args), {
      db,
      now: new Date(testNow),
      pepper: () => testSecrets.AUTH_PEPPER,
      readPassword: ask,
      site: 'http://127.0.0.1:8787',
    })
  } catch (error) {
    return memberCommandMessage(error) ?? expect.fail(String(error))
  }
}

const flags = (given: Record<string, string>): string[] =>
  Object.entries({ ...ines, ...given }).flatMap(([name, value]) => [`--${name}`, value])
const create = async (given: Record<string, string>, password = 'Grand-Tour-7-Etappen!') =>
  await run(['create', '--password-stdin', ...flags(given)], async () => password)

const counted = async () =>
  await d1
    .prepare(
      `SELECT (SELECT count(*) FROM member) AS member, (SELECT count(*) FROM organiser) AS organiser,
        (SELECT count(*) FROM organiser_member) AS organiser_member, (SELECT count(*) FROM mail) AS mail,
        (SELECT count(*) FROM action_token) AS action_token, (SELECT count(*) FROM audit) AS audit`,
    )
    .first()

test('create makes an athlete, and with an organisation an organiser; neither gets an email', async () => {
  expect(await create({})).toBe('ines <ines@example.org> is athlete, confirmed, and can sign in.')
  const club = { email: 'lauf@example.org', username: 'lauf', organisation: 'Laufclub Süd' }
  expect(await create({ ...club, role: 'organiser' })).toContain('is organiser')
  expect(await counted()).toEqual({
    member: 2,
    organiser: 1,
    organiser_member: 1,
    mail: 0,
    action_token: 0,
    audit: 2,
  })
})

test.each([
  [{ username: 'other' }, 'Another member has this address.'],
  [{ email: 'o@example.org' }, 'Another member or organisation has this username.'],
  [
    { email: 'o@example.org', username: 'other', role: 'organiser', organisation: 'laufclub süd' },
    'Another organisation or member has this name.',
  ],
])('%j is refused in one sentence, and nothing is written', async (given, sentence) => {
  const before = await counted()
  expect(await create(given)).toBe(sentence)
  expect(await counted()).toEqual(before)
})

test('a password that contains the username is refused', async () => {
  const other = { email: 'o@example.org', username: 'other' }
  expect(await create(other, 'Other-2026-Xy!')).toContain('contains the username')
})

test('an unknown member is not found, and an unknown command prints the usage', async () => {
  const ask = async () => expect.fail('no password is asked for')
  expect(await run(['role', 'nobody', 'athlete'], ask)).toBe('There is no member "nobody".')
  expect((await run(['remove', 'ines'], ask)).split('\n')[0]).toBe('npm run member -- …')
})

test('without a terminal and without --password-stdin there is no generated password', async () => {
  const other = flags({ email: 'o@example.org', username: 'other' })
  expect(process.stdin.isTTY).toBeFalsy()
  expect(await run(['create', ...other], readPassword)).toBe(
    'There is no terminal to ask for a password; use --password-stdin.',
  )
})
