import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CatalogueError, readCatalogue } from './read-catalogue.ts'

const row = (permalink: string, changes: Record<string, unknown> = {}): string =>
  JSON.stringify({
    permalink,
    name: permalink,
    language: 'en',
    place: { city: 'Oslo', country: 'NO', lat: 59.91, lon: 10.75 },
    source: 'https://example.org/',
    usual: { kind: 'fixed', month: 5, day: 1 },
    races: [{ name: 'Race', sport: 'run', legs: [{ sport: 'run' }] }],
    weight: 1,
    ...changes,
  })

/** Reads a temporary folder with these files, and deletes it. */
function reading(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'startline-catalogue-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    return readCatalogue(folder).map(({ permalink }) => permalink)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('rows are sorted by file and line, and empty lines and other files are skipped', () => {
  const files = {
    'b.jsonl': `${row('three')}\n`,
    'a.jsonl': `${row('one')}\n\n${row('two')}`,
    'notes.md': 'not a row',
  }
  expect(reading(files)).toEqual(['one', 'two', 'three'])
})

test('the error of a malformed row names file, row and field', () => {
  const files = { 'a.jsonl': `${row('one')}\n${row('two', { weight: 400 })}` }
  expect(() => reading(files)).toThrow(CatalogueError)
  expect(() => reading(files)).toThrow(/^a\.jsonl, row 2, field "weight": /u)
})

test('the row of an error is the line of the file, counting empty lines', () => {
  expect(() => reading({ 'a.jsonl': `\n\n${row('one', { source: 'x' })}` })).toThrow(
    /row 3, field "source"/u,
  )
})

test('the error of a nested field names its path', () => {
  const races = [{ name: 'Race', sport: 'run', legs: [{ sport: 'run' }, { sport: 'golf' }] }]
  expect(() => reading({ 'a.jsonl': row('one', { races }) })).toThrow(
    /field "races\.0\.legs\.1\.sport"/u,
  )
})

test('the error of a line that is not JSON names file and row', () => {
  expect(() => reading({ 'a.jsonl': '{"permalink": "one"' })).toThrow(/^a\.jsonl, row 1: not JSON/u)
})

test.each(['null', '[]', '"one"', '7'])('a line with %s is refused', (line) => {
  expect(() => reading({ 'a.jsonl': line })).toThrow(/^a\.jsonl, row 1, field "/u)
})

test('the error of a duplicate permalink names both rows', () => {
  const files = { 'a.jsonl': row('one'), 'b.jsonl': `${row('two')}\n${row('one')}` }
  expect(() => reading(files)).toThrow(
    'b.jsonl, row 2, field "permalink": "one" is already used in a.jsonl, row 1',
  )
})

test('the demo catalogue is valid', () => {
  expect(readCatalogue(fileURLToPath(new URL('./events', import.meta.url))).length).toBeGreaterThan(
    900,
  )
})
