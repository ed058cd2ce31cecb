import type { Settings } from 'meilisearch'
import type { EventRecord } from './event-record.ts'

const field = (name: keyof EventRecord): string => name

/**
 * Settings of the index (docs/decisions/0050-meilisearch.md). A change of these rebuilds the index, which
 * `npm run search:setup` does without a gap.
 */
export const indexSettings = {
  // Patterns such as `own*` are accepted and match no field.
  searchableAttributes: [
    field('own'),
    field('ownStarts'),
    field('words'),
    field('wordsStarts'),
    field('names'),
  ],
  // The words are displayed so that `npm run search:check` can compare them.
  displayedAttributes: [field('id'), field('own'), field('words')],
  rankingRules: ['words', 'typo', 'ahead:desc', 'weight:desc', 'nextDay:asc', 'id:asc'],
  filterableAttributes: [],
  sortableAttributes: [],
  typoTolerance: {
    enabled: true,
    // The server counts a wrong first letter as two. Hits with more than one edit are dropped by our own check.
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 5 },
    disableOnNumbers: true,
    disableOnAttributes: [field('ownStarts'), field('wordsStarts'), field('names')],
  },
  prefixSearch: 'indexingTime',
  // `byAttribute` makes phrases loose: fragments of a word would match anywhere in the field.
  proximityPrecision: 'byWord',
  stopWords: [],
  // Other words for the same belong to worker/search/text/, where both engines and the highlights know them.
  synonyms: {},
  pagination: { maxTotalHits: 1000 },
  searchCutoffMs: 150,
  facetSearch: false,
} satisfies Settings
