import * as v from 'valibot'
import { expect, test } from 'vitest'
import { filesUnder, textOf } from './read-project.ts'

// Assembled from parts, so that this file does not match its own patterns.
const folders = ['work', 'root', 'home', 'Users', 'tmp', 'private', 'mnt'].join('|')
const machinePath = new RegExp(`(?<![\\w.:*)}\\]/~$-])/(?:${folders})/[\\w.]`, 'u')
const secrets = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KE[Y]/u,
  'an AWS key': /\bAKIA[0-9A-Z]{16}\b/u,
  'a GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36}/u,
  'a Google key': /\bAIza[\w-]{35}\b/u,
  'a Stripe key': /\b[rs]k_live_\w{16}/u,
  'a password in an address': /\bhttps?:\/\/[^\s/:@"'`]+:[^\s/@"'`]+@/u,
}

const lockFiles = [
  'package-lock.json',
  'tools/node/package-lock.json',
  'tools/gazetteer/package-lock.json',
]
const texts = filesUnder('').filter((path) => {
  if (lockFiles.includes(path) || /(?:^|\/)\.dev\.vars$|\.log$/u.test(path)) return false
  return /\.(?:ts|tsx|mjs|js|json|jsonc|md|toml|css|svg|html|txt|yml|yaml|sql|sh)$|(?:^|\/)(?:\.[a-z]+rc|\.gitignore|run|LICENSE)$/u.test(
    path,
  )
})

test('no file names a folder of a developer’s machine', () => {
  const found = texts
    .filter((path) => !/^test\/|\.test\.ts$/u.test(path))
    .flatMap((path) => {
      const line = textOf(path)
        .split('\n')
        .find((each) => machinePath.test(each))
      return line === undefined ? [] : [`${path}: ${line.trim().slice(0, 120)}`]
    })
  expect(found).toEqual([])
})

test('no file, not even a test, names the folder in which this project was built', () => {
  const built = new RegExp(`(?<![\\w.:*)}\\]/~$-])/(?:${['work', 'root'].join('|')})/[\\w.]`, 'u')
  expect(
    texts.filter((path) =>
      textOf(path)
        .split('\n')
        .some((line) => built.test(line)),
    ),
  ).toEqual([])
})

test('no file contains a secret', () => {
  const found = texts.flatMap((path) =>
    Object.entries(secrets).flatMap(([name, pattern]) =>
      pattern.test(textOf(path)) ? [`${path}: ${name}`] : [],
    ),
  )
  expect(found).toEqual([])
})

test('control: paths and secrets are detected; URLs and globs are not', () => {
  const path = (folder: string) => `'/${folder}/x'`
  expect(['work', 'tmp', 'Users'].map(path).every((text) => machinePath.test(text))).toBe(true)
  for (const text of [
    "'../worker/x'",
    "'/worker/'",
    'https://a.example/home/x',
    '`${root}/tmp/x`',
    '~/work/x',
  ]) {
    expect(machinePath.test(text), text).toBe(false)
  }
  expect(secrets['a password in an address'].test(`https://me:${'x'.repeat(9)}@example.org/`)).toBe(
    true,
  )
})

const lock = v.object({
  packages: v.record(
    v.string(),
    v.object({ resolved: v.optional(v.string()), version: v.optional(v.string()) }),
  ),
})

test.each(lockFiles)('%s names only the public registry', (path) => {
  const { packages } = v.parse(lock, JSON.parse(textOf(path)))
  expect(Object.keys(packages).length).toBeGreaterThan(1)
  const elsewhere = Object.entries(packages).flatMap(([name, { resolved }]) =>
    resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
      ? []
      : [`${name}: ${resolved}`],
  )
  expect(elsewhere).toEqual([])
})

test('no .npmrc names a registry or contains a token', () => {
  const settings = filesUnder('')
    .filter((path) => path.endsWith('.npmrc'))
    .concat('tools/node/.npmrc', 'tools/gazetteer/.npmrc')
  expect(settings.filter((path) => /registry|_auth|token|password/iu.test(textOf(path)))).toEqual(
    [],
  )
})
