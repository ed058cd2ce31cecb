import { Hono } from 'hono'
import {
  claimFields,
  codeFields,
  codeRequestFields,
} from '../../../src/model/schemas/account/claims.ts'
import { presentPermalink } from '../../domain/catalogue/events/renamed-events.ts'
import { confirmClaim } from '../../domain/organisers/claims/confirm-claim.ts'
import { findClaim } from '../../domain/organisers/claims/find-claim.ts'
import { requestClaim } from '../../domain/organisers/claims/request-claim.ts'
import { sendClaimCode } from '../../domain/organisers/claims/send-code.ts'
import { presentClaim } from '../../present/organiser/claim.ts'
import { formBody } from '../middleware/form.ts'
import { networkOfRequest } from '../middleware/network-of-request.ts'
import { localeQuery, queryLocale, type LocaleContext } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showChanges } from '../middleware/show-changes.ts'
import { showsAtOnce, showsNothing } from '../middleware/shows-at-once.ts'

const claimResponse = async (c: LocaleContext<MemberEnvironment>, permalink: string) => {
  const { db, member, clock } = c.var
  const locale = queryLocale(c)
  const facts = await findClaim(db, member.id, presentPermalink(permalink), locale)
  return c.json(presentClaim(facts, locale, clock.now()))
}

const unshown = showsNothing('A claim is shown once it is granted.')

/**
 * Claims of events: `GET :permalink?locale`; `POST` with claimFields asks the moderators, `POST code` with
 * codeRequestFields sends a code by email, `POST confirmation` with codeFields takes it. All → ClaimView.
 * @throws FieldErrors; DomainError not-found, conflict, token-expired, too-many-requests
 */
export const claims = new Hono<MemberEnvironment>()
  .post('/', unshown, formBody(claimFields), localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const fields = c.req.valid('json')
    const claimant = {
      memberId: member.id,
      locale: queryLocale(c),
      network: await networkOfRequest(c),
    }
    await requestClaim(db, claimant, fields, auditOriginOf(c), clock.now())
    c.var.sendMail()
    return await claimResponse(c, fields.permalink)
  })
  .post('/code', unshown, formBody(codeRequestFields), localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const fields = c.req.valid('json')
    const claimant = { memberId: member.id, locale: queryLocale(c) }
    await sendClaimCode(db, claimant, fields, auditOriginOf(c), clock.now())
    c.var.sendMail()
    return await claimResponse(c, fields.permalink)
  })
  .post(
    '/confirmation',
    showsAtOnce('everything'),
    formBody(codeFields),
    localeQuery,
    async (c) => {
      const { db, member, clock } = c.var
      const fields = c.req.valid('json')
      const claimant = {
        memberId: member.id,
        locale: queryLocale(c),
        network: await networkOfRequest(c),
      }
      const state = await confirmClaim(db, claimant, fields, auditOriginOf(c), clock.now())
      if (state === 'approved') showChanges(c)
      c.var.sendMail()
      return await claimResponse(c, fields.permalink)
    },
  )
  .get('/:permalink', localeQuery, async (c) => await claimResponse(c, c.req.param('permalink')))
