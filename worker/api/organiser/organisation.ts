import { Hono, type Context } from 'hono'
import {
  newOrganisationFields,
  organisationFields,
} from '../../../src/model/schemas/account/profile-fields.ts'
import { organisationsOf } from '../../domain/accounts/members/find-profile.ts'
import { addOrganisation } from '../../domain/accounts/organisations/add-organisation.ts'
import { updateOrganisation } from '../../domain/organisers/names/update-organisation.ts'
import { pagesOfOrganiser } from '../../domain/catalogue/events/pages-of-events.ts'
import { presentOrganisations } from '../../present/account/profile.ts'
import { formBody } from '../middleware/form.ts'
import { networkOfRequest } from '../middleware/network-of-request.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsAtOnce, showsNothing } from '../middleware/shows-at-once.ts'

const organisationsResponse = async (c: Context<MemberEnvironment>) =>
  c.json(presentOrganisations(await organisationsOf(c.var.db, c.var.member.id)))

/**
 * `GET` lists the organisations that the member represents; `POST` with newOrganisationFields adds the first, `PATCH`
 * with organisationFields changes one. All → OrganisationsView.
 * @throws DomainError not-found for an organisation of others; conflict for a second one; FieldErrors
 */
export const organisation = new Hono<MemberEnvironment>()
  .get('/', organisationsResponse)
  .post(
    '/',
    showsNothing('A page that is new is not cached.'),
    formBody(newOrganisationFields),
    async (c) => {
      const { db, member, clock } = c.var
      const fields = c.req.valid('json')
      await addOrganisation(db, member.id, fields, auditOriginOf(c), clock.now())
      return await organisationsResponse(c)
    },
  )
  .patch('/', showsAtOnce('event', 'organiser'), formBody(organisationFields), async (c) => {
    const { db, member, clock } = c.var
    const fields = c.req.valid('json')
    const owner = { memberId: member.id, network: await networkOfRequest(c) }
    await updateOrganisation(db, owner, fields, auditOriginOf(c), clock.now())
    c.var.renewPages(...(await pagesOfOrganiser(db, fields.permalink)))
    return await organisationsResponse(c)
  })
