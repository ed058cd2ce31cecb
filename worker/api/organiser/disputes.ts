import { Hono } from 'hono'
import { claimAnswerFields } from '../../../src/model/schemas/account/claims.ts'
import { answerClaim } from '../../domain/organisers/claims/answer-claim.ts'
import { listDisputes } from '../../domain/organisers/claims/list-disputes.ts'
import { presentDisputes } from '../../present/organiser/claim.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryLocale, type LocaleContext } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const disputesResponse = async (c: LocaleContext<MemberEnvironment>) => {
  const locale = queryLocale(c)
  return c.json(presentDisputes(await listDisputes(c.var.db, c.var.member.id, locale), locale))
}

/**
 * Claims by others of the events of an owner: `GET ?locale` lists those that wait, `POST` with claimAnswerFields stores an
 * objection to one for the moderators. Both → DisputesView.
 * @throws FieldErrors; DomainError not-found for a claim of other events
 */
export const disputes = new Hono<MemberEnvironment>()
  .get('/', localeQuery, disputesResponse)
  .post(
    '/',
    showsNothing('A moderator decides the claim.'),
    formBody(claimAnswerFields),
    localeQuery,
    async (c) => {
      const fields = c.req.valid('json')
      await answerClaim(c.var.db, c.var.member.id, fields, c.var.clock.now())
      return await disputesResponse(c)
    },
  )
