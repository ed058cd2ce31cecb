import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { acceptFields, invitationsView } from '../../../src/model/schemas/organiser/people.ts'
import {
  acceptInvitation,
  listInvitations,
} from '../../domain/organisers/people/accept-invitation.ts'
import { jsonBody } from '../middleware/form.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const invitationsResponse = async (c: Context<MemberEnvironment>) => {
  const { db, member, clock } = c.var
  const invitations = await listInvitations(db, member, clock.now())
  return c.json(v.parse(invitationsView, { invitations }))
}

/**
 * Invitations to an organisation: `GET` lists those to the member's address, `POST` with acceptFields accepts one. Both →
 * InvitationsView.
 * @throws DomainError token-invalid, token-used, token-expired, token-other-account
 */
export const invitations = new Hono<MemberEnvironment>()
  .get('/', invitationsResponse)
  .post(
    '/',
    showsNothing('Pages do not name the people of an organisation.'),
    jsonBody(acceptFields, 'token-invalid'),
    async (c) => {
      const { db, member, clock } = c.var
      await acceptInvitation(db, member, c.req.valid('json'), auditOriginOf(c), clock.now())
      c.var.sendMail()
      return await invitationsResponse(c)
    },
  )
