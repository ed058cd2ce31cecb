import { Hono } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import { addableKinds, newDocument } from '../../../src/model/schemas/desk/desk-fields.ts'
import { deskSections, isDeskSection } from '../../../src/model/schemas/desk/desk-sections.ts'
import type { DeskListView } from '../../../src/model/schemas/desk/desk-views.ts'
import { createDocument } from '../../domain/content/desk/create-document.ts'
import { listDesk } from '../../domain/content/desk/list-desk.ts'
import { presentDeskList } from '../../present/desk/desk.ts'
import { formBody } from '../middleware/form.ts'
import { localeKey, queryKeys } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { unshown } from './document-id.ts'

const keys = v.object({
  locale: localeKey,
  section: v.pipe(v.string(), v.check(isDeskSection, 'must be a section of the desk')),
})

/**
 * Documents of the desk. `GET ?locale&section` → DeskListView; `POST` with newDocument → { id }.
 * @throws DomainError conflict for a slug that is taken; FieldErrors
 */
export const documents = new Hono<MemberEnvironment>()
  .get('/', queryKeys(keys), async (c) => {
    const { locale, section } = c.req.valid('query')
    if (!isDeskSection(section)) throw new DomainError('invalid-query', 'section')
    const kinds = deskSections[section]
    const { db, member, clock } = c.var
    const reader = { memberId: member.id, locale, now: clock.now() }
    const rows = await listDesk(db, kinds, reader)
    return c.json<DeskListView>(presentDeskList(rows, kinds, locale))
  })
  .post('/', unshown, formBody(newDocument), async (c) => {
    const { db, member, clock } = c.var
    const { kind, slug, title, locale } = c.req.valid('json')
    if (!addableKinds.includes(kind)) throw new DomainError('forbidden')
    const by = { memberId: member.id, title, locale }
    return c.json({ id: await createDocument(db, { kind, slug }, by, clock.now()) }, 201)
  })
