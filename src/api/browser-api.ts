import { browserFetch } from './browser-fetch.ts'
import { createClient } from './client.ts'

/** The client for scripts that run in browsers only and load no package. Pages use `api` of index.ts. */
export const browserApi = createClient('', browserFetch)
