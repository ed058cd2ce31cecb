import type { Miniflare } from 'miniflare'
import { d1Client } from '../../worker/cli/d1-client.ts'
import { separateConnection } from './separate-connection.ts'

/** A database of a Miniflare that runs `d1Server`. @param database name of a binding */
export const d1In = (miniflare: Miniflare, database: string): D1Database =>
  d1Client(database, (body) => miniflare.dispatchFetch('http://database', { method: 'POST', body }))

/** The database `DB` of a site of `serveWithDatabase`. @param url where its `d1Server` listens */
export const d1At = (url: string): D1Database =>
  d1Client('DB', (body) => fetch(url, { method: 'POST', headers: separateConnection, body }))
