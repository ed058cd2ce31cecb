import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import { issuerOf } from '../../auth/google/issuer.ts'
import type { ApiEnvironment } from './context.ts'

/** Hides routes about Google while AUTH_GOOGLE_ID is empty. @throws DomainError not-found */
export const requireGoogle: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  if (issuerOf(c.var.settings) === null) throw new DomainError('not-found')
  await next()
}
