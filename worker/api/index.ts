import '../../src/i18n/all-words.ts'
import { Hono } from 'hono'
import { DomainError, errorStatuses } from '../../src/model/errors.ts'
import { limitSeconds } from '../../src/model/limits.ts'
import { errorEnvelope } from '../http/error-envelope.ts'
import { logAndReportFailure } from '../runtime/monitoring.ts'
import { auth } from './members/auth.ts'
import { avatar } from './account/avatar.ts'
import { confirmation } from './members/confirmation.ts'
import { google } from './members/google.ts'
import { onlyAllowedMethods } from './middleware/allowed-methods.ts'
import { boundedBody } from './middleware/bounded-body.ts'
import { context, type ApiEnvironment } from './middleware/context.ts'
import { limited, open } from './middleware/open.ts'
import { tagged } from './middleware/tagged.ts'
import { newsletter } from './members/newsletter.ts'
import { passwords } from './members/passwords.ts'
import { organisation } from './organiser/organisation.ts'
import { security } from './account/security.ts'
import { sessions } from './account/sessions.ts'
import { profile } from './account/profile.ts'
import { registration } from './members/registration.ts'
import { resources } from './public/index.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'

function createApi() {
  const app = new Hono<ApiEnvironment>().basePath('/api')
  app.use(context)
  app.use(onlyAllowedMethods(() => app.routes))
  app.use(boundedBody)
  // What can be sent to us, by our own pages only; what is registered below `open` anybody may read.
  app.route('/auth', newsletter)
  app.route('/auth', auth)
  app.route('/members/registration', registration)
  app.route('/members/password', passwords)
  app.route('/members/confirmation', confirmation)
  app.route('/profile/organisation', organisation)
  app.route('/profile/sessions', sessions)
  app.route('/profile', avatar)
  app.route('/profile', security)
  app.route('/profile', profile)
  app.route('/google', google)
  app.use(open)
  app.use(limited)
  app.use(tagged)
  app.onError((error, c) => {
    // A failure before the context was made has no id yet; the visitor still gets one to name.
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
  return app.route('/', resources)
}

/** The one server boundary. It holds no request's state, so an isolate makes it once. */
export const api = createApi()
export type Api = typeof api
