import type { Context, MiddlewareHandler } from 'hono'
import { addressTokenKey } from '../../../src/model/members/members.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { ClosedAccount } from '../../auth/sign-in.ts'
import type { ApiEnvironment } from './context.ts'
import { isSameOrigin } from './same-origin.ts'
import { senderOf } from './sender.ts'

const plainPaths = /\/(?:callback\/credentials|signout)$/u

/**
 * True for the forms for signing in and out as a browser sends them without scripts. They carry no CSRF token; instead
 * `Origin`, which browsers send with every POST, must be there and be ours.
 */
export function isPlainSignIn(c: Context<ApiEnvironment>): boolean {
  const { method, path, raw } = c.req
  const type = c.req.header('content-type') ?? ''
  return (
    method === 'POST' &&
    plainPaths.test(path) &&
    type.startsWith('application/x-www-form-urlencoded') &&
    c.req.header('x-auth-return-redirect') === undefined &&
    c.req.header('origin') !== undefined &&
    isSameOrigin(raw, c.var.settings)
  )
}

/**
 * Leads a browser without scripts whose sign-in was refused back to the page of the form, with the error in its query. That
 * of a closed account gets the token that keeps it, as in the email about its deletion.
 */
export const leadBackRefused: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  await next()
  const sender = isPlainSignIn(c) ? senderOf(c) : null
  if (sender === null) return
  const target = URL.parse(c.res.headers.get('location') ?? '', c.req.url)
  const code = c.error instanceof DomainError ? c.error.code : target?.searchParams.get('error')
  // A form with a wrong token is not ours.
  if (typeof code !== 'string' || code === 'csrf') return
  sender.searchParams.delete('confirmation')
  sender.searchParams.set('error', code)
  if (c.error instanceof ClosedAccount) sender.searchParams.set(addressTokenKey, c.error.token)
  c.res = c.redirect(sender.pathname + sender.search, 303)
}
