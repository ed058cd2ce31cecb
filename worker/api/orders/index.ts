import { Hono } from 'hono'
import type { ApiEnvironment } from '../middleware/context.ts'
import { csrfProtected } from '../middleware/csrf-protected.ts'
import { requirePlainForm } from '../middleware/plain-form.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { checkoutPage } from './checkout-page.ts'
import { givenUpPlaces, plainGivenUp } from './given-up-places.ts'
import { orders as routes } from './orders.ts'
import { plainExtras } from './plain-extras.ts'
import { plainOrders } from './plain-orders.ts'
import { plainPlaces } from './plain-places.ts'
import { plainPromo } from './plain-promo.ts'
import { plainWaiting } from './plain-waiting.ts'
import { stations } from './stations.ts'
import { stripe } from './stripe.ts'
import { tickets } from './tickets.ts'
import { waiting } from './waiting.ts'

/**
 * Gate of buyers: everything that writes is sent from our own pages; who may read an order has its address. The forms of the
 * checkout work without scripts.
 */
export const orders = new Hono<ApiEnvironment>()
  .use('/checkout', requirePlainForm)
  .use('/checkout/*', requirePlainForm, rateLimit('ORDER_LIMIT'))
  .route('/', stripe)
  .route('/checkout', checkoutPage)
  .route('/checkout', plainPlaces)
  .route('/checkout', plainExtras)
  .route('/checkout', plainPromo)
  .route('/checkout', plainGivenUp)
  .route('/checkout', plainWaiting)
  .route('/checkout', plainOrders)
  .use('/orders', csrfProtected, rateLimit('ORDER_LIMIT'))
  .use('/orders/*', csrfProtected, rateLimit('ORDER_LIMIT'))
  .route('/orders/waiting', waiting)
  .route('/orders', routes)
  .route('/orders', givenUpPlaces)
  .use('/stations/*', csrfProtected, rateLimit('ORDER_LIMIT'))
  .route('/stations', stations)
  .route('/tickets', tickets)
