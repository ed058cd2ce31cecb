import { Hono } from 'hono'
import { DomainError, FieldErrors } from '../../../src/model/values/errors.ts'
import { addressChangesPerHour } from '../../../src/model/values/limits.ts'
import {
  deletionFields,
  emailFields,
  passwordFields,
} from '../../../src/model/schemas/account/profile-fields.ts'
import { endedCookies } from '../../auth/cookies.ts'
import { hashPassword } from '../../auth/password.ts'
import { reauthenticate } from '../../auth/reauthenticate.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { weakness } from '../../auth/weak-passwords.ts'
import { pagesOfAuthor } from '../../domain/community/reviews/pages-of-reviews.ts'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import { requestDeletion } from '../../domain/accounts/members/request-deletion.ts'
import { requestEmailChange } from '../../domain/accounts/members/request-email-change.ts'
import { changePassword } from '../../domain/accounts/members/change-password.ts'
import { disconnectGoogle } from '../../domain/accounts/members/disconnect-google.ts'
import { presentDeletion } from '../../present/account/profile.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { reauthenticationOf } from '../middleware/reauthentication.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsAtOnce, showsNothing } from '../middleware/shows-at-once.ts'

const hour = 3600

const unshown = showsNothing('Sign-in is on no page.')

/**
 * Changes for which the member signs in again or enters the password.
 *
 * - `POST /password { password_current, password, password_confirm }` → `{}`
 * - `POST /email { email, password? }` → `{}`, also if the address belongs to another account
 * - `DELETE /google` → `{}`
 * - `POST /deletion { password? }` → DeletionView; all sessions end
 * @throws FieldErrors; DomainError conflict if the account has no password to change, sign-in-again, too-many-requests
 */
export const security = new Hono<MemberEnvironment>()
  .post('/password', unshown, formBody(passwordFields), async (c) => {
    const { db, clock, member } = c.var
    const { password_current: current, password } = c.req.valid('json')
    const found = await reauthenticate(reauthenticationOf(c), current, 'password_current')
    // A first password is set by an emailed link: an unattended browser must not be enough.
    if (found.passwordHash === null) throw new DomainError('conflict', 'password_current')
    const weak = await weakness(password, found)
    if (weak !== null) throw new FieldErrors({ password: weak })
    const after = await hashPassword(password, readSecrets(c.env).AUTH_PEPPER)
    const change = { member, before: found.passwordHash, after }
    await changePassword(db, change, auditOriginOf(c), clock.now())
    c.var.sendMail()
    return c.json({})
  })
  .post('/email', unshown, formBody(emailFields), async (c) => {
    const { db, clock, member } = c.var
    const { email, password } = c.req.valid('json')
    await reauthenticate(reauthenticationOf(c), password, 'password')
    const hourly = { name: 'email-change', subject: String(member.id), seconds: hour }
    await enforceRateLimit(db, { ...hourly, limit: addressChangesPerHour }, clock.now())
    await requestEmailChange(db, member, email, auditOriginOf(c), clock.now())
    c.var.sendMail()
    return c.json({})
  })
  .delete('/google', unshown, async (c) => {
    await disconnectGoogle(c.var.db, c.var.member.id, auditOriginOf(c), c.var.clock.now())
    return c.json({})
  })
  .post(
    '/deletion',
    showsAtOnce('event', 'organiser'),
    formBody(deletionFields),
    localeQuery,
    async (c) => {
      const { db, clock, member } = c.var
      const locale = queryLocale(c)
      const { password } = c.req.valid('json')
      await reauthenticate(reauthenticationOf(c), password, 'password')
      const deleteAt = await requestDeletion(db, member, auditOriginOf(c), clock.now())
      // The reviews stay until then, without a name.
      c.var.renewPages(...(await pagesOfAuthor(db, member.id)))
      c.var.sendMail()
      for (const cookie of endedCookies) c.header('set-cookie', cookie, { append: true })
      return c.json(presentDeletion(deleteAt, locale))
    },
  )
