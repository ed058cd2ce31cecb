import { bodyOf, taskAnswer, type Answer, type Exchange } from './exchange.ts'
import * as rules from './request-rules.ts'
import { emptyIndex, existingIndex, TaskFailure } from './store.ts'

export const createIndex = (exchange: Exchange): Answer => {
  const { uid, primaryKey = null } = bodyOf(exchange, rules.createIndexBody)
  const { store } = exchange
  return taskAnswer(
    store.enqueue('indexCreation', uid, () => {
      if (store.indexes.has(uid))
        throw new TaskFailure('index_already_exists', `Index \`${uid}\` already exists.`)
      store.indexes.set(uid, emptyIndex(uid, primaryKey))
    }),
  )
}

export const swapIndexes = (exchange: Exchange): Answer => {
  const swaps = bodyOf(exchange, rules.swapBody)
  const { store } = exchange
  return taskAnswer(
    store.enqueue('indexSwap', null, () => {
      for (const {
        indexes: [a, b],
      } of swaps) {
        const [one, other] = [existingIndex(store, a), existingIndex(store, b)]
        store.indexes.set(a, { ...other, uid: a })
        store.indexes.set(b, { ...one, uid: b })
      }
    }),
  )
}

export const changeSettings = (exchange: Exchange, uid: string): Answer => {
  const { typoTolerance, ...settings } = bodyOf(exchange, rules.settingsBody)
  const { store } = exchange
  return taskAnswer(
    store.enqueue('settingsUpdate', uid, () => {
      const index = store.indexes.get(uid) ?? emptyIndex(uid, null)
      // The real server sorts these names, too.
      const disableOnAttributes = typoTolerance?.disableOnAttributes?.toSorted() ?? []
      const typos = typoTolerance && { typoTolerance: { ...typoTolerance, disableOnAttributes } }
      store.indexes.set(uid, { ...index, settings: { ...index.settings, ...settings, ...typos } })
    }),
  )
}

export const deleteIndex = ({ store }: Exchange, uid: string): Answer =>
  taskAnswer(
    store.enqueue('indexDeletion', uid, () => {
      existingIndex(store, uid)
      store.indexes.delete(uid)
    }),
  )
