import { Hono } from 'hono'
import type { ApiEnvironment } from '../middleware/context.ts'
import { csrfProtected } from '../middleware/csrf-protected.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { orders as routes } from './orders.ts'

/** Gate of buyers: everything that writes is sent from our own pages; who may read an order has its address. */
export const orders = new Hono<ApiEnvironment>()
  .use('/orders', csrfProtected, rateLimit('ORDER_LIMIT'))
  .use('/orders/*', csrfProtected, rateLimit('ORDER_LIMIT'))
  .route('/orders', routes)
