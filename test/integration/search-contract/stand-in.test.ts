import { expect, test } from 'vitest'
import { eventRecord } from '../../../worker/search/meilisearch/event-record.ts'
import { indexSettings } from '../../../worker/search/meilisearch/index-settings.ts'
import { createFoldName } from '../../../worker/search/text/event-words.ts'
import { recordedAnswers } from '../../support/meilisearch/recorded-answers.ts'
import { searchRecords } from '../../support/meilisearch/search-rules.ts'
import { berlin, others, today } from './example-events.ts'

/** The stand-in is as good as its likeness to a real server. */

const { typoTolerance } = indexSettings
/** Fields of the recorded server. */
const searchableAttributes = ['own', 'ownStarts', 'words', 'wordsStarts']
const disableTyposOn = typoTolerance.disableOnAttributes
const foldName = createFoldName()
const records = [berlin, ...others].map((document) => ({
  ...eventRecord(document, Date.parse(today), foldName),
}))
const find = (text: string, fields: 'own' | 'all', withoutTypos: string[]): number[] =>
  searchRecords(records, text, fields === 'own' ? ['own', 'ownStarts'] : searchableAttributes, {
    searchableAttributes,
    disableTyposOn: withoutTypos,
  })

test.each(recordedAnswers)(
  'the stand-in finds for %s in %s what Meilisearch 1.50.0 found',
  (text, fields, ids) => {
    expect(find(text, fields, disableTyposOn)).toEqual(ids)
  },
)

test('control: with other settings some recorded answers differ', () => {
  const everywhere = recordedAnswers.filter(
    ([text, fields, ids]) =>
      JSON.stringify(find(text, fields, ['own', 'words', ...disableTyposOn])) !==
      JSON.stringify(ids),
  )
  expect(everywhere.length).toBeGreaterThan(3)
})
