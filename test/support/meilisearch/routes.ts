import { addDocuments, deleteDocuments, getDocuments, multiSearch } from './document-routes.ts'
import { at, HttpFailure, indexOf, type Answer, type Exchange } from './exchange.ts'
import { changeSettings, createIndex, deleteIndex, swapIndexes } from './index-routes.ts'
import * as rules from './request-rules.ts'

/** Routes of the stand-in. */

export function handleRequest(exchange: Exchange): Answer {
  const { method, url } = exchange
  const [first = '', uid = '', third = '', fourth = ''] = url.pathname
    .slice(1)
    .split('/')
    .map(decodeURIComponent)
  const route = [method, first, ...(uid === '' ? [] : ['*']), third, fourth]
    .filter((part) => part !== '')
    .join(' ')
  const handler = handlers[route]
  if (handler === undefined) return { status: 404 }
  const [right, handle] = handler
  if (right !== 'open') requireRight(exchange, right)
  const allowed = rules.allowedParameters[`${method} ${fourth || third || first}`] ?? []
  for (const parameter of url.searchParams.keys())
    if (!allowed.includes(parameter))
      throw new HttpFailure(400, 'bad_request', `Unknown parameter \`${parameter}\``)
  return handle(exchange, uid)
}

function requireRight({ rights }: Exchange, right: 'search' | 'index'): void {
  if (rights === 'missing')
    throw new HttpFailure(
      401,
      'missing_authorization_header',
      'The Authorization header is missing. It must use the bearer authorization method.',
    )
  if (rights !== right)
    throw new HttpFailure(403, 'invalid_api_key', 'The provided API key is invalid.')
}

const task = ({ store }: Exchange, uid: string): Answer => {
  const found = store.tasks[Number(uid)]
  // The keys are for one index and its copies; they see no task of several indexes.
  if (found === undefined || found.indexUid === null)
    throw new HttpFailure(404, 'task_not_found', `Task \`${uid}\` not found.`)
  return {
    status: 200,
    body: {
      // Its function is left out of JSON.
      ...found,
      batchUid: found.uid,
      canceledBy: null,
      duration: null,
      enqueuedAt: at,
      startedAt: null,
      finishedAt: null,
    },
  }
}

const handlers: Record<
  string,
  ['open' | 'search' | 'index', (exchange: Exchange, uid: string) => Answer]
> = {
  'GET health': ['open', () => ({ status: 200, body: { status: 'available' } })],
  'GET version': [
    'index',
    ({ version }) => ({
      status: 200,
      body: { commitSha: 'unknown', commitDate: 'unknown', pkgVersion: version },
    }),
  ],
  'POST multi-search': ['search', multiSearch],
  'POST indexes': ['index', createIndex],
  'GET indexes *': [
    'index',
    ({ store }, uid) => {
      const { primaryKey, createdAt } = indexOf(store, uid, 404)
      return { status: 200, body: { uid, primaryKey, createdAt, updatedAt: at } }
    },
  ],
  'DELETE indexes *': ['index', deleteIndex],
  'GET indexes * settings': [
    'index',
    ({ store }, uid) => ({ status: 200, body: indexOf(store, uid, 404).settings }),
  ],
  'PATCH indexes * settings': ['index', changeSettings],
  'GET indexes * stats': [
    'index',
    ({ store }, uid) => ({
      status: 200,
      body: {
        numberOfDocuments: indexOf(store, uid, 404).records.size,
        isIndexing: false,
        fieldDistribution: {},
      },
    }),
  ],
  'POST indexes * documents': ['index', addDocuments],
  'POST indexes * documents delete-batch': ['index', deleteDocuments],
  'GET indexes * documents': ['index', getDocuments],
  'GET tasks': [
    'index',
    ({ store }) => ({
      status: 200,
      body: { results: [], total: store.tasks.length, limit: 1, from: null, next: null },
    }),
  ],
  'GET tasks *': ['index', task],
  'POST swap-indexes': ['index', swapIndexes],
}
