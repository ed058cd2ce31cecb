import { bodyOf, HttpFailure, indexOf, taskAnswer, type Answer, type Exchange } from './exchange.ts'
import * as rules from './request-rules.ts'
import { searchRecords } from './search-rules.ts'
import { emptyIndex, existingIndex, writeRecords } from './store.ts'

export const multiSearch = (exchange: Exchange): Answer => {
  const { queries } = bodyOf(exchange, rules.multiSearchBody)
  const results = queries.map((query, position) => {
    const where = `Inside \`.queries[${position}]\`: `
    const { settings, records } = indexOf(exchange.store, query.indexUid, 400, where)
    const searchable = settings.searchableAttributes ?? []
    const attributes = query.attributesToSearchOn ?? searchable
    const unknown = attributes.find((attribute) => !searchable.includes(attribute))
    if (unknown !== undefined)
      throw new HttpFailure(
        400,
        'invalid_search_attributes_to_search_on',
        `${where}Attribute \`${unknown}\` is not searchable.`,
      )
    const disableTyposOn = settings.typoTolerance?.disableOnAttributes ?? []
    const limit = query.limit ?? 20
    const ids = searchRecords(records.values(), query.q ?? '', attributes, {
      searchableAttributes: searchable,
      disableTyposOn,
    })
    return {
      indexUid: query.indexUid,
      hits: ids.slice(0, limit).map((id) => ({ id })),
      query: query.q ?? '',
      processingTimeMs: 0,
      limit,
      offset: 0,
      estimatedTotalHits: ids.length,
    }
  })
  return { status: 200, body: { results } }
}

export const addDocuments = (exchange: Exchange, uid: string): Answer => {
  const records = bodyOf(exchange, rules.documentsBody)
  const { store, refusedIds, url } = exchange
  return taskAnswer(
    store.enqueue('documentAdditionOrUpdate', uid, () => {
      const index = store.indexes.get(uid) ?? emptyIndex(uid, url.searchParams.get('primaryKey'))
      writeRecords(index, records, refusedIds)
      store.indexes.set(uid, index)
    }),
  )
}

export const deleteDocuments = (exchange: Exchange, uid: string): Answer => {
  const ids = bodyOf(exchange, rules.deleteBody)
  const { store } = exchange
  return taskAnswer(
    store.enqueue('documentDeletion', uid, () => {
      for (const id of ids) existingIndex(store, uid).records.delete(Number(id))
    }),
  )
}

const parameters = ({ searchParams }: URL) => ({
  ids: (searchParams.get('ids') ?? '').split(','),
  fields: searchParams.get('fields')?.split(','),
  limit: Number(searchParams.get('limit') ?? 20),
  offset: Number(searchParams.get('offset') ?? 0),
})

export const getDocuments = (exchange: Exchange, uid: string): Answer => {
  const { ids, fields, limit, offset } = parameters(exchange.url)
  const { records, settings } = indexOf(exchange.store, uid, 404)
  const shown = (settings.displayedAttributes ?? ['*']).filter(
    (field) => fields?.includes(field) ?? true,
  )
  const found = ids.map((id) => records.get(Number(id))).filter((record) => record !== undefined)
  const results = found
    .slice(offset, offset + limit)
    .map((record) =>
      Object.fromEntries(
        Object.entries(record).filter(([field]) => shown.includes('*') || shown.includes(field)),
      ),
    )
  return { status: 200, body: { results, offset, limit, total: found.length } }
}
