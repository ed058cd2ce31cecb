import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/errors.ts'
import { undelete } from '../../domain/accounts/members/ask-for-deletion.ts'
import { changeEmail } from '../../domain/accounts/members/change-email.ts'
import { confirmByLink } from '../../domain/accounts/members/confirm-by-link.ts'
import { confirmSubscription } from '../../domain/messages/newsletter/subscribe.ts'
import {
  readToken,
  redeemToken,
  type Redeemed,
  type TokenPurpose,
} from '../../domain/accounts/tokens/tokens.ts'
import { currentSession, fromOf } from '../middleware/asking.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { bodyObject } from '../middleware/form.ts'
import { guarded } from '../middleware/guarded.ts'
import { sieve } from '../middleware/sieve.ts'

type ApiContext = Context<ApiEnvironment>

/** What the page behind a mail's link may confirm; a new password has a page of its own. */
const purposes: readonly TokenPurpose[] = ['confirm', 'email', 'undelete', 'newsletter']

const tokenField = v.object({
  confirmation_token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
})

/** @throws DomainError token-other-account where somebody else is signed in with this browser */
async function refuseOthers(c: ApiContext, { memberId }: Redeemed): Promise<void> {
  if (memberId === null) return
  const current = await currentSession(c)
  if (current !== null && current.member.id !== memberId)
    throw new DomainError('token-other-account')
}

const nothing = (work: Promise<void>): Promise<object> => work.then(() => ({}))

/** What is confirmed besides accounts does its work here, by its purpose. */
async function fulfil(c: ApiContext, { purpose, memberId, address }: Redeemed): Promise<object> {
  const { db, clock } = c.var
  const from = fromOf(c)
  const now = clock.now()
  if (purpose === 'email' && memberId !== null && address !== null)
    return await nothing(changeEmail(db, { memberId, address }, now, from))
  if (purpose === 'undelete' && memberId !== null)
    return await nothing(undelete(db, memberId, now, from))
  if (purpose === 'newsletter' && address !== null && (await confirmSubscription(db, address, now)))
    return {}
  throw new DomainError('token-invalid')
}

/**
 * `POST { confirmation_token }` confirms what a mail's link is about and answers `{ purpose, role? }`. Looking at the
 * link confirms nothing: programs that check links look, too.
 */
export const confirmation = new Hono<ApiEnvironment>().post(
  '/',
  guarded,
  sieve('TOKEN_LIMIT'),
  async (c) => {
    const { db, clock } = c.var
    const read = v.safeParse(tokenField, await bodyObject(c))
    if (!read.success) throw new DomainError('token-invalid')
    const token = read.output.confirmation_token
    const link = await readToken(db, token, purposes, clock.now())
    await refuseOthers(c, link)
    const { purpose, memberId, address } = link
    if (purpose === 'confirm' && memberId !== null) {
      const confirming = { token, memberId, address }
      const role = await confirmByLink(db, confirming, fromOf(c), clock.now())
      return c.json({ purpose, role })
    }
    const redeemed = await redeemToken(db, token, purposes, clock.now())
    const done = await fulfil(c, redeemed)
    c.var.sendMail()
    return c.json({ purpose: redeemed.purpose, ...done })
  },
)
