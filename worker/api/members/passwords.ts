import { Hono } from 'hono'
import * as v from 'valibot'
import { DomainError, FieldErrors } from '../../../src/model/errors.ts'
import { addressFields, resetFields } from '../../../src/model/schemas/members.ts'
import { withKnownMember } from '../../auth/cookies.ts'
import { hashPassword } from '../../auth/password.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { forgetFailuresOfKnown } from '../../auth/sign-in.ts'
import { weakness } from '../../auth/weak-passwords.ts'
import { countTurn, takeTurn } from '../../domain/accounts/limits/take-turn.ts'
import { forgotPassword, resetPassword } from '../../domain/accounts/members/confirm.ts'
import { findMember } from '../../domain/accounts/members/find-member.ts'
import { emailKey } from '../../domain/accounts/members/names.ts'
import { readToken, redeemToken, tokenLives } from '../../domain/accounts/tokens/tokens.ts'
import { fromOf } from '../middleware/asking.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { bodyObject, formOf } from '../middleware/form.ts'
import { guarded } from '../middleware/guarded.ts'
import { sieve } from '../middleware/sieve.ts'

const aDay = 86_400
/** Seconds for which the link of a mail is good. */
const linkSeconds = tokenLives.reset / 1000
/**
 * Mails to one address while a link is good: several at first, then one. Whoever asks for more is answered the same and
 * gets none. Strangers take these turns as well; so none is refused unless a link that is still good went to the mailbox
 * since, and nobody can be kept from a new password by asking for it in their name.
 */
const mailsAtFirst = 3
/** Mails in a day after which there is one at a time. */
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
  .post('/forgot', guarded, sieve('MAIL_LIMIT'), async (c) => {
    const { db, clock } = c.var
    const { email } = await formOf(c, addressFields)
    const now = clock.now()
    const whom = emailKey(email)
    const { count: links } = await countTurn(
      db,
      { name: 'forgot-link', whom, seconds: linkSeconds },
      now,
    )
    const isFirst = links === 1
    const today = { name: 'forgot-day', whom, most: mailsADay, seconds: aDay }
    const isSent = links <= mailsAtFirst && ((await takeTurn(db, today, now)) || isFirst)
    // After the answer, so that its time does not tell whether there is an account.
    if (isSent) c.var.later(forgotPassword(db, email, now).then(c.var.sendMail))
    return c.json({})
  })
  .post('/reset', guarded, sieve('TOKEN_LIMIT'), async (c) => {
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
    const weak = await weakness(password, found)
    if (weak !== null) throw new FieldErrors({ password: weak })
    const { AUTH_PEPPER, AUTH_SECRET } = readSecrets(c.env)
    const passwordHash = await hashPassword(password, AUTH_PEPPER)
    await invalidInstead(redeemToken(db, token, ['reset'], now))
    await invalidInstead(resetPassword(db, found, passwordHash, fromOf(c), now))
    // This browser has proved whose it is: wrong passwords that others try do not keep it out.
    await forgetFailuresOfKnown(db, found.id)
    c.header('set-cookie', withKnownMember(c.req.raw, found.id, AUTH_SECRET), { append: true })
    c.var.sendMail()
    return c.json({})
  })
