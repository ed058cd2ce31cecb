import { Hono, type Context } from 'hono'
import {
  newOrganisationFields,
  organisationFields,
} from '../../../src/model/schemas/profile-fields.ts'
import { organisationsOf } from '../../domain/accounts/members/find-profile.ts'
import { addOrganisation } from '../../domain/accounts/organisations/add-organisation.ts'
import { updateOrganisation } from '../../domain/accounts/organisations/update-organisation.ts'
import { presentOrganisations } from '../../present/profile.ts'
import { fromOf } from '../middleware/asking.ts'
import { formOf } from '../middleware/form.ts'
import { own } from '../middleware/own.ts'
import { organisersOnly, type MemberEnvironment } from '../middleware/signed-in.ts'

const answer = async (c: Context<MemberEnvironment>) =>
  c.json(presentOrganisations(await organisationsOf(c.var.db, c.var.member.id)))

/**
 * `GET` gives the organisations that an organiser speaks for (OrganisationsView); `POST` takes newOrganisationFields,
 * `PATCH` organisationFields, and both give them as they are then.
 * @throws DomainError forbidden for athletes; not-found for somebody else's organisation; conflict for a second one;
 *   FieldErrors
 */
export const organisation = new Hono<MemberEnvironment>()
  .get('/', own, organisersOnly, answer)
  .post('/', own, organisersOnly, async (c) => {
    const { db, member, clock } = c.var
    const fields = await formOf(c, newOrganisationFields)
    await addOrganisation(db, member.id, fields, fromOf(c), clock.now())
    return await answer(c)
  })
  .patch('/', own, organisersOnly, async (c) => {
    const { db, member, clock } = c.var
    const fields = await formOf(c, organisationFields)
    await updateOrganisation(db, member.id, fields, fromOf(c), clock.now())
    return await answer(c)
  })
