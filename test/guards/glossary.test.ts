import { expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import { textOf } from './read-project.ts'

/** The terms of docs/glossary: each of the table of all languages has its word in each language. */

/** First cells of the table of a page whose heading begins with a text. */
function firstCells(page: string, heading: string): string[] {
  const lines = page.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`))
  if (start === -1) return []
  const rows = lines.slice(start + 2)
  const end = rows.findIndex((line) => !line.startsWith('|'))
  return rows.slice(0, end === -1 ? rows.length : end).map((row) => row.split('|')[1]?.trim() ?? '')
}

/** Terms that a page describes in sentences below its table, or that follow from another row. */
const withoutRow = new Set([
  'activity',
  'error report',
  'location',
  'email',
  'sports',
  'DNS',
  'DNF',
])

const missingIn = (page: string, terms: readonly string[]): string[] => {
  const rows = firstCells(page, 'English term')
  return terms.filter((term) => !rows.some((row) => row.includes(term)))
}

const terms = firstCells(textOf('docs/glossary/README.md'), 'Term')
  .flatMap((term) => term.split(/, | \/ /u))
  .filter((term) => !withoutRow.has(term))

test.each(locales.filter((locale) => locale !== 'en'))('%s has a word for each term', (locale) => {
  expect(missingIn(textOf(`docs/glossary/${locale}.md`), terms)).toEqual([])
})

test('control: a term without a row is found', () => {
  const page = '| English term | Our term | Note |\n|---|---|---|\n| event | Fest | |\n'
  expect(missingIn(page, ['event', 'edition'])).toEqual(['edition'])
})
