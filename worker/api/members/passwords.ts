import { Hono } from 'hono'
import * as v from 'valibot'
import { DomainError, FieldErrors } from '../../../src/model/values/errors.ts'
import { addressFields, resetFields } from '../../../src/model/schemas/account/members.ts'
import { knownMemberCookie } from '../../auth/cookies.ts'
import { hashPassword } from '../../auth/password.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { clearKnownBrowserFailures } from '../../auth/sign-in.ts'
import { weakness } from '../../auth/weak-passwords.ts'
import { consumeResetMail } from '../../domain/accounts/tokens/reset-mail-limit.ts'
import { findMember } from '../../domain/accounts/members/find-member.ts'
import { emailKey } from '../../domain/identity-keys/identity-keys.ts'
import { requestPasswordReset } from '../../domain/accounts/members/request-password-reset.ts'
import { resetPassword } from '../../domain/accounts/members/reset-password.ts'
import { readToken, redeemToken } from '../../domain/accounts/tokens/redeem-token.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { formBody } from '../middleware/form.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

/** A missing token is an invalid one. */
const tokenField = v.object({
  reset_password_token: v.fallback(v.pipe(v.string(), v.maxLength(100)), ''),
})

const isTokenError = (error: unknown): boolean =>
  error instanceof DomainError && error.code.startsWith('token-')

const invalidToken = () => new FieldErrors({ reset_password_token: 'invalid' })

/** Turns every error of a token into `invalid`, the one that spec §5 gives to the field. */
async function invalidInstead<Value>(work: Promise<Value>): Promise<Value> {
  return await work.catch((error: unknown) => {
    throw isTokenError(error) ? invalidToken() : error
  })
}

const unshown = showsNothing('Sign-in is on no page.')

/**
 * `POST forgot { email }` → `{}`, the same for every address. `POST reset { reset_password_token, password,
 * password_confirm }` → `{}`.
 * @throws FieldErrors
 */
export const passwords = new Hono<ApiEnvironment>()
  .post('/forgot', unshown, formBody(addressFields), async (c) => {
    const { db, clock } = c.var
    const { email } = c.req.valid('json')
    const now = clock.now()
    // Written after the response, whose time would otherwise reveal if the address has an account.
    if (await consumeResetMail(db, emailKey(email), now))
      c.var.waitUntil(requestPasswordReset(db, email, now).then(c.var.sendMail))
    return c.json({})
  })
  .post('/reset', unshown, formBody(v.intersect([resetFields, tokenField])), async (c) => {
    const { db, clock } = c.var
    const { password, reset_password_token: token } = c.req.valid('json')
    const now = clock.now()
    const { memberId, address } = await invalidInstead(readToken(db, token, ['reset'], now))
    const found = memberId === null ? null : await findMember(db, memberId)
    // A link sent to a former address must not open the account.
    const isFormer = address !== null && found !== null && emailKey(address) !== found.emailKey
    if (found === null || isFormer) throw invalidToken()
    const weak = await weakness(password, found)
    if (weak !== null) throw new FieldErrors({ password: weak })
    const { AUTH_PEPPER, AUTH_SECRET } = readSecrets(c.env)
    const passwordHash = await hashPassword(password, AUTH_PEPPER)
    await invalidInstead(redeemToken(db, token, ['reset'], now))
    await invalidInstead(resetPassword(db, found, passwordHash, auditOriginOf(c), now))
    // The link proves that this browser is the member's, so failures of others must not delay its next sign-in.
    await clearKnownBrowserFailures(db, found.id)
    c.header('set-cookie', knownMemberCookie(c.req.raw, found.id, AUTH_SECRET), { append: true })
    c.var.sendMail()
    return c.json({})
  })
