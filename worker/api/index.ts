import '../../src/i18n/all-words.ts'
import { Hono } from 'hono'
import { DomainError, errorStatuses } from '../../src/model/errors.ts'
import { errorEnvelope } from '../error-envelope.ts'
import { reportFailure } from '../monitoring.ts'
import { calendarMap } from './calendar-map.ts'
import { calendar } from './calendar.ts'
import { criteria } from './criteria.ts'
import { events } from './events.ts'
import { home } from './home.ts'
import { members } from './members.ts'
import { menu } from './menu.ts'
import { context, type ApiEnvironment } from './middleware/context.ts'
import { requestIdHeader, requestIdOf } from '../request-id.ts'
import { newsletter } from './newsletter.ts'
import { saved } from './saved.ts'
import { search } from './search.ts'
import { sports } from './sports.ts'

function createApi() {
  const app = new Hono<ApiEnvironment>().basePath('/api')
  app.use(context)
  // The one thing that can be sent to us; what is registered below only reads.
  app.route('/auth', newsletter)
  app.use(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      throw new DomainError('method-not-allowed')
    await next()
  })
  app.onError((error, c) => {
    // A failure before the context was made has no id yet; the visitor still gets one to name.
    const requestId = c.res.headers.get(requestIdHeader) ?? requestIdOf(c.req.raw.headers)
    c.header('cache-control', 'no-store')
    if (error instanceof DomainError) {
      return c.json(errorEnvelope(error.code, requestId, error.field), errorStatuses[error.code])
    }
    console.error(requestId, error)
    reportFailure(error, { path: c.req.path, requestId })
    return c.json(errorEnvelope('internal', requestId), errorStatuses.internal)
  })
  app.notFound((c) =>
    c.json(errorEnvelope('not-found', c.get('requestId')), errorStatuses['not-found']),
  )
  return app
    .route('/home', home)
    .route('/menu', menu)
    .route('/members', members)
    .route('/events', events)
    .route('/calendar/map', calendarMap)
    .route('/calendar', calendar)
    .route('/criteria', criteria)
    .route('/sports', sports)
    .route('/saved', saved)
    .route('/search', search)
}

/** The one server boundary. It holds no request's state, so an isolate makes it once. */
export const api = createApi()
export type Api = typeof api
