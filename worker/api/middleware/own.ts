import type { Context, MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import * as v from 'valibot'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Proving } from '../../auth/prove-member.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { fromOf } from './asking.ts'
import { guarded } from './guarded.ts'
import { localeKey, readQuery } from './query.ts'
import { signedIn, type MemberEnvironment } from './signed-in.ts'

/** Before everything that a member does to the own account. @throws DomainError as its parts */
export const own: MiddlewareHandler<MemberEnvironment> = every(guarded, signedIn)

const keys = v.object({ locale: localeKey })

/** The language that an answer is asked for in. @throws DomainError invalid-query */
export const localeOf = (c: Context): Locale => readQuery(keys, c.req.query()).locale

/** All that a member who has to prove to be one is proved by. */
export const provingOf = (c: Context<MemberEnvironment>): Proving => ({
  db: c.var.db,
  pepper: readSecrets(c.env).AUTH_PEPPER,
  now: c.var.clock.now(),
  from: fromOf(c),
  member: c.var.member,
})
