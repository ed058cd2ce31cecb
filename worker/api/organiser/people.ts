import { Hono } from 'hono'
import {
  invitationFields,
  personFields,
  personRoleFields,
  withdrawnFields,
} from '../../../src/model/schemas/organiser/people.ts'
import { changeRole, removePerson } from '../../domain/organisers/people/change-person.ts'
import { invitePerson } from '../../domain/organisers/people/invite-person.ts'
import { listPeople } from '../../domain/organisers/people/list-people.ts'
import { withdrawInvitation } from '../../domain/organisers/people/withdraw-invitation.ts'
import { presentPeople } from '../../present/organiser/people.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryLocale, type LocaleContext } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const peopleResponse = async (c: LocaleContext<MemberEnvironment>) => {
  const { db, member, clock } = c.var
  return c.json(presentPeople(await listPeople(db, member.id, clock.now()), queryLocale(c)))
}

const unshown = showsNothing('Pages do not name the people of an organisation.')

/**
 * People of the member's organisations: `GET ?locale`; `PATCH` with personRoleFields changes a role, `DELETE` with
 * personFields removes a person, `POST` and `DELETE invitations` invite by email and end an invitation. All → PeopleView.
 * @throws FieldErrors; DomainError not-found for people of others, conflict for the last owner, too-many-requests
 */
export const people = new Hono<MemberEnvironment>()
  .get('/', localeQuery, peopleResponse)
  .patch('/', unshown, formBody(personRoleFields), localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const fields = c.req.valid('json')
    await changeRole(db, member.id, fields, auditOriginOf(c), clock.now())
    return await peopleResponse(c)
  })
  .delete('/', unshown, formBody(personFields), localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const fields = c.req.valid('json')
    await removePerson(db, member.id, fields, auditOriginOf(c), clock.now())
    return await peopleResponse(c)
  })
  .post('/invitations', unshown, formBody(invitationFields), localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const fields = c.req.valid('json')
    const host = { memberId: member.id, locale: queryLocale(c) }
    await invitePerson(db, host, fields, auditOriginOf(c), clock.now())
    c.var.sendMail()
    return await peopleResponse(c)
  })
  .delete('/invitations', unshown, formBody(withdrawnFields), localeQuery, async (c) => {
    const fields = c.req.valid('json')
    await withdrawInvitation(c.var.db, c.var.member.id, fields)
    return await peopleResponse(c)
  })
