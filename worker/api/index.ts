import '../../src/i18n/all-words.ts'
import { Hono } from 'hono'
import { DomainError, errorStatuses } from '../../src/model/values/errors.ts'
import { limitSeconds } from '../../src/model/values/limits.ts'
import { errorEnvelope } from '../http/error-envelope.ts'
import { logAndReportFailure } from '../runtime/monitoring.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'
import { account } from './account/index.ts'
import { sharedList } from './account/shared-list.ts'
import { proofs } from './members/proofs.ts'
import { members } from './members/index.ts'
import { onlyAllowedMethods } from './middleware/allowed-methods.ts'
import { boundedBody } from './middleware/bounded-body.ts'
import { context, type ApiEnvironment } from './middleware/context.ts'
import { desk } from './desk/index.ts'
import { limitPublicRequests } from './middleware/rate-limit.ts'
import { moderation } from './moderation/index.ts'
import { orders } from './orders/index.ts'
import { organiser } from './organiser/index.ts'
import { publicApi } from './public/index.ts'

function createApi() {
  const app = new Hono<ApiEnvironment>().basePath('/api')
  app.use(context)
  app.use(onlyAllowedMethods(() => app.routes))
  app.use(boundedBody)
  app.onError((error, c) => {
    // A failure before `context` ran has no request id yet; its visitor still gets one to quote.
    const requestId = c.res.headers.get(requestIdHeader) ?? requestIdOf(c.req.raw.headers)
    c.header('cache-control', 'no-store')
    if (error instanceof DomainError) {
      const { retryAfter = limitSeconds } = error.details
      if (error.code === 'too-many-requests' || error.code === 'unavailable')
        c.header('retry-after', String(retryAfter))
      return c.json(errorEnvelope(error.code, requestId, error), errorStatuses[error.code])
    }
    logAndReportFailure(error, { path: c.req.path, requestId })
    return c.json(errorEnvelope('internal', requestId), errorStatuses.internal)
  })
  app.notFound((c) =>
    c.json(errorEnvelope('not-found', c.get('requestId')), errorStatuses['not-found']),
  )
  return app
    .route('/', members)
    .route('/', orders)
    .route('/', organiser)
    .route('/', moderation)
    .route('/', desk)
    .route('/', account)
    .use('/proofs/*', limitPublicRequests)
    .route('/proofs', proofs)
    .route('/lists', sharedList)
    .route('/', publicApi)
}

/**
 * The API. Each area applies its gate once, in its index. It holds no state of a request, so an isolate creates it once.
 */
export const api = createApi()
export type Api = typeof api
