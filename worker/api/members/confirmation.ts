import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import { takeRegistrationPage } from '../../auth/registration-return.ts'
import { pagesOfAuthor } from '../../domain/community/reviews/pages-of-reviews.ts'
import { cancelDeletion } from '../../domain/accounts/members/cancel-deletion.ts'
import { changeEmail } from '../../domain/accounts/members/change-email.ts'
import { confirmAccount } from '../../domain/accounts/members/confirm-account.ts'
import {
  readToken,
  redeemToken,
  type RedeemedToken,
} from '../../domain/accounts/tokens/redeem-token.ts'
import type { TokenPurpose } from '../../domain/accounts/tokens/token-purposes.ts'
import { confirmSubscription } from '../../domain/messages/newsletter/subscribe.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { jsonBody } from '../middleware/form.ts'
import { auditOriginOf, sessionOfRequest } from '../middleware/session-of-request.ts'
import { showsAtOnce } from '../middleware/shows-at-once.ts'

type ApiContext = Context<ApiEnvironment>

/** Purposes of the links that this route takes; the link to a new password has a page and a route of its own. */
const purposes: readonly TokenPurpose[] = ['confirm', 'email', 'undelete', 'newsletter']

const tokenField = v.object({
  confirmation_token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
})

/** @throws DomainError token-other-account if another member is signed in with this browser */
async function refuseOtherAccount(c: ApiContext, { memberId }: RedeemedToken): Promise<void> {
  if (memberId === null) return
  const current = await sessionOfRequest(c)
  if (current !== null && current.member.id !== memberId)
    throw new DomainError('token-other-account')
}

/** Carries out a redeemed link. @throws DomainError token-invalid */
async function fulfil(c: ApiContext, { purpose, memberId, address }: RedeemedToken): Promise<void> {
  const { db, clock } = c.var
  const from = auditOriginOf(c)
  const now = clock.now()
  if (purpose === 'email' && memberId !== null && address !== null)
    return await changeEmail(db, { memberId, address }, now, from)
  if (purpose === 'undelete' && memberId !== null) {
    await cancelDeletion(db, memberId, now, from)
    return c.var.renewPages(...(await pagesOfAuthor(db, memberId)))
  }
  const isNewsletter = purpose === 'newsletter' && address !== null
  if (!isNewsletter || !(await confirmSubscription(db, address, now)))
    throw new DomainError('token-invalid')
}

/**
 * `POST { confirmation_token }` carries out the link of an email → `{ purpose, role?, next? }`; of a new account also the
 * path on which its registration began, if it named one. Opening the link confirms
 * nothing, because mail scanners open links too.
 * @throws DomainError token-invalid, token-expired, token-used, token-other-account
 */
export const confirmation = new Hono<ApiEnvironment>().post(
  '/',
  showsAtOnce('event', 'organiser'),
  jsonBody(tokenField, 'token-invalid'),
  async (c) => {
    const { db, clock } = c.var
    const { confirmation_token: token } = c.req.valid('json')
    const link = await readToken(db, token, purposes, clock.now())
    await refuseOtherAccount(c, link)
    const { purpose, memberId, address } = link
    if (purpose === 'confirm' && memberId !== null) {
      const confirmed = { token, memberId, address }
      const role = await confirmAccount(db, confirmed, auditOriginOf(c), clock.now())
      const next = await takeRegistrationPage(c.var.settings.KV, memberId)
      return c.json({ purpose, role, ...(next === null ? {} : { next }) })
    }
    const redeemed = await redeemToken(db, token, purposes, clock.now())
    await fulfil(c, redeemed)
    c.var.sendMail()
    return c.json({ purpose: redeemed.purpose })
  },
)
