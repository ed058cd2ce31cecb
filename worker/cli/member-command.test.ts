import { expect, test } from 'vitest'
import { readMemberCommand } from './member-command.ts'

const names = [
  '--email',
  'a@example.org',
  '--username',
  'a',
  '--first-name',
  'A',
  '--last-name',
  'B',
]

test('create defaults to an athlete in English, and its flags override that', () => {
  expect(readMemberCommand(['create', ...names])).toEqual({
    verb: 'create',
    remote: false,
    email: 'a@example.org',
    username: 'a',
    firstname: 'A',
    lastname: 'B',
    role: 'athlete',
    organisation: null,
    locale: 'en',
    passwordFromStdin: false,
  })
  const more = ['--role', 'organiser', '--organisation', 'Club', '--locale', 'pt-BR', '--remote']
  expect(readMemberCommand(['create', ...names, ...more])).toMatchObject({
    remote: true,
    role: 'organiser',
    organisation: 'Club',
    locale: 'pt-BR',
  })
})

test('reset reads --print-link and the origin of --site', () => {
  expect(readMemberCommand(['reset', 'a'])).toEqual({
    verb: 'reset',
    remote: false,
    identifier: 'a',
    printLink: false,
    site: null,
  })
  expect(
    readMemberCommand(['reset', 'a', '--print-link', '--site', 'https://startline.example/x']),
  ).toMatchObject({ printLink: true, site: 'https://startline.example' })
})

test.each([
  [['role', 'a', 'boss'], 'There is no role "boss"'],
  [['role', 'a', 'Moderator'], 'There is no role "Moderator"'],
  [['role', 'a', 'toString'], 'There is no role "toString"'],
  [['role', 'a'], 'npm run member'],
  [['show', 'a', 'b'], 'npm run member'],
  [['show', 'a', '--print-link'], '"show" takes no --print-link.'],
  [['create', ...names, '--site', 'https://a.example'], '"create" takes no --site.'],
  [['reset', 'a', '--site', 'javascript:alert(1)'], '--site takes an address'],
  [['create', '--email', 'a@example.org'], '--username is missing.'],
  [['create', ...names, '--role', 'organiser'], '--organisation is for organisers'],
  [['create', ...names, '--organisation', 'Club'], '--organisation is for organisers'],
  [['create', ...names, '--locale', 'tlh'], '"tlh" is not a language'],
  [['create', ...names, '--password', 'secret'], '--password'],
  [['show', 'a', '--nonsense'], '--nonsense'],
  [['__proto__'], 'npm run member'],
  [[], 'npm run member'],
])('%j is refused with the reason', (args, message) => {
  expect(() => readMemberCommand(args)).toThrow(message)
})
