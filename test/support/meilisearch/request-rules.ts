import * as v from 'valibot'

/**
 * Bodies and parameters that Meilisearch takes, for the requests that the project sends. Its API description names the
 * fields; a field that it does not name is an error 400 `bad_request`.
 */

const uid = v.pipe(v.string(), v.regex(/^[\w-]{1,512}$/u))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const names = v.array(v.string())

const query = v.strictObject({
  indexUid: uid,
  q: v.optional(v.nullable(v.string())),
  limit: v.optional(count),
  matchingStrategy: v.optional(v.picklist(['all', 'last', 'frequency'])),
  attributesToRetrieve: v.optional(names),
  attributesToSearchOn: v.optional(names),
})
export type Query = v.InferOutput<typeof query>

export const multiSearchBody = v.strictObject({ queries: v.array(query) })

export const createIndexBody = v.strictObject({
  uid,
  primaryKey: v.optional(v.nullable(v.string())),
})

export const swapBody = v.array(
  v.strictObject({ indexes: v.tuple([uid, uid]), rename: v.optional(v.boolean()) }),
)

const rule =
  /^(?:words|typo|proximity|attribute|attributeRank|sort|wordPosition|exactness|\w+:(?:asc|desc))$/u

export const settingsBody = v.strictObject({
  searchableAttributes: v.optional(names),
  displayedAttributes: v.optional(names),
  rankingRules: v.optional(v.array(v.pipe(v.string(), v.regex(rule)))),
  filterableAttributes: v.optional(names),
  sortableAttributes: v.optional(names),
  typoTolerance: v.optional(
    v.strictObject({
      enabled: v.optional(v.boolean()),
      minWordSizeForTypos: v.optional(v.strictObject({ oneTypo: count, twoTypos: count })),
      disableOnNumbers: v.optional(v.boolean()),
      disableOnAttributes: v.optional(names),
      disableOnWords: v.optional(names),
    }),
  ),
  prefixSearch: v.optional(v.picklist(['indexingTime', 'disabled'])),
  proximityPrecision: v.optional(v.picklist(['byWord', 'byAttribute'])),
  stopWords: v.optional(names),
  synonyms: v.optional(v.record(v.string(), names)),
  pagination: v.optional(v.strictObject({ maxTotalHits: count })),
  searchCutoffMs: v.optional(v.nullable(count)),
  facetSearch: v.optional(v.boolean()),
})
export type StoredSettings = v.InferOutput<typeof settingsBody>

export const documentsBody = v.array(v.record(v.string(), v.unknown()))
export const deleteBody = v.array(v.union([v.string(), v.number()]))

/** Parameters in the URL by route; others are an error 400. */
export const allowedParameters: Readonly<Record<string, readonly string[]>> = {
  'POST documents': ['primaryKey', 'customMetadata', 'skipCreation', 'csvDelimiter'],
  'GET documents': ['ids', 'fields', 'limit', 'offset', 'filter', 'sort', 'retrieveVectors'],
  'POST delete-batch': ['customMetadata'],
  'GET tasks': ['limit', 'from', 'uids', 'statuses', 'types', 'indexUids'],
}
