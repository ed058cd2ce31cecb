import { Hono } from 'hono'
import * as v from 'valibot'
import { organisationPageFields } from '../../../src/model/schemas/organiser/organisation-page.ts'
import { findOrganisationPage } from '../../domain/accounts/organisations/organisation-page.ts'
import { updateOrganisationPage } from '../../domain/accounts/organisations/update-organisation-page.ts'
import { findPagePictures } from '../../domain/organisers/page-pictures/page-pictures.ts'
import { presentOrganisationPage } from '../../present/organiser/organisation-page.ts'
import { formBody } from '../middleware/form.ts'
import {
  localeKey,
  localeQuery,
  queryKeys,
  queryLocale,
  type LocaleContext,
} from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsAtOnce } from '../middleware/shows-at-once.ts'

const keys = v.object({ permalink: v.optional(v.string(), ''), locale: localeKey })

async function pageResponse(c: LocaleContext<MemberEnvironment>, permalink: string) {
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
  .get('/', queryKeys(keys), async (c) => await pageResponse(c, c.req.valid('query').permalink))
  .patch(
    '/',
    showsAtOnce('organiser'),
    formBody(organisationPageFields),
    localeQuery,
    async (c) => {
      const { db, member, clock } = c.var
      const fields = c.req.valid('json')
      await updateOrganisationPage(db, member.id, fields, auditOriginOf(c), clock.now())
      c.var.renewPages(`organiser/${fields.permalink}`)
      return await pageResponse(c, fields.permalink)
    },
  )
