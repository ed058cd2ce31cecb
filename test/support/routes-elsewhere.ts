import { publicApi } from '../../worker/api/public/index.ts'

/** Routes that the matrix leaves out, with the test of their gates. */
export const testedElsewhere: readonly string[] = [
  // The public API, which anybody reads: test/http/api-description.test.ts.
  ...publicApi.routes.map(({ method, path }) => `${method} /api${path}`),
  'GET /api/feedback',
  'GET /api/reviews/report',
  'GET /api/lists/:token',
  // Certificates: test/integration/challenge-routes.test.ts.
  'GET /api/proofs/:code',
  'POST /api/challenges/join',
  // Orders, for whoever has their address: test/integration/order-routes.test.ts.
  'POST /api/orders',
  'GET /api/orders/:token',
  'DELETE /api/orders/:token',
  'POST /api/orders/waiting',
  ...['GET', 'DELETE'].map((method) => `${method} /api/orders/waiting/:token`),
  'POST /api/orders/waiting/:token/order',
  'POST /api/orders/:token/extension',
  'POST /api/orders/:token/payment',
  'POST /api/orders/:token/places/:place/cancellation',
  ...['people', 'extras', 'promo'].map((part) => `PUT /api/orders/:token/${part}`),
  // Tickets, for whoever has their address: test/integration/ticket-routes.test.ts.
  ...['', '/code.svg', '/code.png', '/start.ics'].map((part) => `GET /api/tickets/:address${part}`),
  // Stations, for whoever has their link: test/integration/station-routes.test.ts.
  'GET /api/stations/:token',
  'POST /api/stations/:token/log',
  // Pages and forms of the checkout: test/integration/checkout-forms.test.ts.
  'GET /api/checkout',
  'POST /api/checkout/answer',
  'POST /api/checkout/cancellation',
  'POST /api/checkout/extension',
  'POST /api/checkout/extras',
  'POST /api/checkout/hold',
  'POST /api/checkout/payment',
  'POST /api/checkout/people',
  'POST /api/checkout/place',
  'POST /api/checkout/places',
  'POST /api/checkout/promo',
  // Forms of waiting lists: test/integration/waiting-forms.test.ts.
  ...['waiting', 'leaving', 'offer'].map((form) => `POST /api/checkout/${form}`),
  // Stripe: test/integration/stripe-webhook.test.ts.
  'GET /api/checkout/return',
  'POST /api/payments/stripe/webhook',
  // Signed tokens, forms without scripts and the newsletter: test/integration/api-gates.test.ts.
  'GET /api/emails',
  'POST /api/emails',
  'POST /api/events/hearts',
  'POST /api/events/review',
  'POST /api/feedback/form',
  'POST /api/organisers/contact',
  'POST /api/organisers/follow',
  'POST /api/searches',
  'POST /api/auth/newsletter',
  // Google: test/http/google-*.test.ts.
  'GET /api/google/nonce',
  'POST /api/google/connection',
]
