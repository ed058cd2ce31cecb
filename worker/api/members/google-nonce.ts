import { Hono } from 'hono'
import { issueNonce } from '../../auth/google/nonce.ts'
import type { ApiEnvironment } from '../middleware/context.ts'

/**
 * `GET` → `{ nonce }`, which a one-tap token of this browser must carry; a cookie keeps its counterpart. Only for our
 * own pages: another site's page could otherwise replace the nonce that a browser waits for.
 */
export const googleNonce = new Hono<ApiEnvironment>().get('/', async (c) => {
  const { nonce, setCookie } = await issueNonce()
  c.header('set-cookie', setCookie)
  c.header('cache-control', 'private, no-store')
  return c.json({ nonce })
})
