import { Hono } from 'hono'
import * as v from 'valibot'
import { DomainError, FieldErrors } from '../../../src/model/errors.ts'
import { addressFields, resetFields } from '../../../src/model/schemas/members.ts'
import { hashPassword } from '../../auth/password.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { weakness } from '../../auth/weak-passwords.ts'
import { takeTurn } from '../../domain/accounts/limits/take-turn.ts'
import { forgotPassword, resetPassword } from '../../domain/accounts/members/confirm.ts'
import { findMember } from '../../domain/accounts/members/find-member.ts'
import { emailKey } from '../../domain/accounts/members/names.ts'
import { readToken, redeemToken } from '../../domain/accounts/tokens/tokens.ts'
import { fromOf } from '../middleware/asking.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { bodyObject, formOf } from '../middleware/form.ts'
import { formSized, guarded } from '../middleware/guarded.ts'
import { sieve } from '../middleware/sieve.ts'

const hour = 3600
/** Mails to one mailbox. Who asks for more is answered the same and gets none. */
const mailsAnHour = 3
const mailsADay = 10

const tokenField = v.object({ reset_password_token: v.pipe(v.string(), v.maxLength(100)) })

const isTokenError = (error: unknown): boolean =>
  error instanceof DomainError && error.code.startsWith('token-')

/** What a link of a mail says about itself is `invalid`, whatever is the matter with it (spec §5). */
async function invalidInstead<Value>(work: Promise<Value>): Promise<Value> {
  return await work.catch((error: unknown) => {
    throw isTokenError(error) ? new FieldErrors({ reset_password_token: 'invalid' }) : error
  })
}

/** `POST forgot` answers `{}`, whoever asks for whatever address; `POST reset` takes the token of the mail. */
export const passwords = new Hono<ApiEnvironment>()
  .post('/forgot', guarded, formSized, sieve('MAIL_LIMIT'), async (c) => {
    const { db, clock } = c.var
    const { email } = await formOf(c, addressFields)
    const now = clock.now()
    const whom = emailKey(email)
    const turns = [
      { name: 'forgot-hour', whom, most: mailsAnHour, seconds: hour },
      { name: 'forgot-day', whom, most: mailsADay, seconds: 24 * hour },
    ]
    const taken = await Promise.all(turns.map((turn) => takeTurn(db, turn, now)))
    // After the answer, so that its time does not tell whether there is an account.
    if (taken.every(Boolean)) c.var.later(forgotPassword(db, email, now).then(c.var.sendMail))
    return c.json({})
  })
  .post('/reset', guarded, formSized, sieve('TOKEN_LIMIT'), async (c) => {
    const { db, clock } = c.var
    const body = v.safeParse(tokenField, await bodyObject(c))
    const token = body.success ? body.output.reset_password_token : ''
    const { password } = await formOf(c, resetFields)
    const now = clock.now()
    const { memberId, address } = await invalidInstead(readToken(db, token, ['reset'], now))
    const found = memberId === null ? null : await findMember(db, memberId)
    // A link that went to a former address is no key to the account any more.
    const moved = address !== null && found !== null && emailKey(address) !== found.emailKey
    if (found === null || moved) throw new FieldErrors({ reset_password_token: 'invalid' })
    const weak = weakness(password, found)
    if (weak !== null) throw new FieldErrors({ password: weak })
    const passwordHash = await hashPassword(password, readSecrets(c.env).AUTH_PEPPER)
    await invalidInstead(redeemToken(db, token, ['reset'], now))
    await invalidInstead(resetPassword(db, found, passwordHash, fromOf(c), now))
    c.var.sendMail()
    return c.json({})
  })
