import { expect, test } from 'vitest'
import { fetchSite, pathOnSite } from '../support/fetch-site.ts'
import { headOf, tagsOf, visibleText } from '../support/html.ts'
import { addressesOf } from '../support/page-types.ts'

/** The help centre over HTTP: search, votes and structured data. */

const questionsOf = (html: string): string[] =>
  tagsOf(html, 'details')
    .filter(({ name }) => name === 'answer')
    .map(({ id = '' }) => id)

test('the search of the help works without scripts in English and Japanese, and is not listed', async () => {
  const all = questionsOf((await fetchSite('/help')).body)
  expect(all.length).toBeGreaterThanOrEqual(30)
  const found = await fetchSite('/help?text=expected+date')
  expect(questionsOf(found.body)).toContain('expected-date')
  expect(questionsOf(found.body).length).toBeLessThan(all.length)
  expect(headOf(found.body).robots).toBe('noindex')
  const japanese = (await addressesOf('/help'))['ja'] ?? ''
  const inJapanese = await fetchSite(`${japanese}?text=${encodeURIComponent('予想')}`)
  expect(questionsOf(inJapanese.body)).toContain('expected-date')
})

test('a search without an answer says so, and shows its words as text', async () => {
  const { body } = await fetchSite(`/help?text=${encodeURIComponent('<b>nothing</b> zzz')}`)
  expect(questionsOf(body)).toEqual([])
  expect(visibleText(body)).toContain('<b>nothing</b> zzz')
})

test('an answer that a reader has judged is open and thanks them; links of texts are paths of the language', async () => {
  const german = (await addressesOf('/help'))['de'] ?? ''
  const { body } = await fetchSite(`${german}?voted=expected-date`)
  expect(tagsOf(body, 'details').find(({ id }) => id === 'expected-date')).toHaveProperty('open')
  expect(visibleText(body)).toContain('Danke, wir haben deine Antwort gezählt.')
  expect(body).toContain('href="/de/kalender"')
  expect(headOf(body).canonical.map(pathOnSite)).toEqual([german])
})
