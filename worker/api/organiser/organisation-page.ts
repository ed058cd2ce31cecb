import { Hono, type Context } from 'hono'
import { organisationPageFields } from '../../../src/model/schemas/organiser/organisation-page.ts'
import { findOrganisationPage } from '../../domain/accounts/organisations/organisation-page.ts'
import { updateOrganisationPage } from '../../domain/accounts/organisations/update-organisation-page.ts'
import { findPagePictures } from '../../domain/organisers/page-pictures/page-pictures.ts'
import { presentOrganisationPage } from '../../present/organiser/organisation-page.ts'
import { readFormBody } from '../middleware/form.ts'
import { queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsAtOnce } from '../middleware/shows-at-once.ts'

async function pageResponse(c: Context<MemberEnvironment>, permalink: string) {
  const { db, member } = c.var
  const [found, pictures] = await Promise.all([
    findOrganisationPage(db, member.id, permalink),
    findPagePictures(db, { memberId: member.id, permalink }),
  ])
  return c.json(presentOrganisationPage(found, pictures, queryLocale(c)))
}

/**
 * `GET ?permalink&locale`, and `PATCH ?locale` with organisationPageFields, → OrganisationPageView of an organisation that
 * the member represents.
 * @throws DomainError not-found for an organisation of others; FieldErrors
 */
export const organisationPage = new Hono<MemberEnvironment>()
  .get('/', async (c) => await pageResponse(c, c.req.query('permalink') ?? ''))
  .patch('/', showsAtOnce('organiser'), async (c) => {
    const { db, member, clock } = c.var
    const fields = await readFormBody(c, organisationPageFields)
    await updateOrganisationPage(db, member.id, fields, auditOriginOf(c), clock.now())
    c.var.renewPages(`organiser/${fields.permalink}`)
    return await pageResponse(c, fields.permalink)
  })
