import { Hono } from 'hono'
import { contentShape } from '../../../src/model/blocks/content.ts'
import { applyChanges } from '../../../src/model/documents/apply-changes.ts'
import { draftChanges } from '../../../src/model/schemas/event/draft-fields.ts'
import { previewFields } from '../../../src/model/schemas/desk/desk-fields.ts'
import type { DeskDraftView } from '../../../src/model/schemas/desk/desk-views.ts'
import { defaultPreferences } from '../../../src/model/values/preferences.ts'
import { findDeskDocument } from '../../domain/content/desk/desk-document.ts'
import { documentKind } from '../../domain/content/documents/document-kind.ts'
import { discardDraft } from '../../domain/publishing/discard-draft.ts'
import { findDraft } from '../../domain/publishing/draft-row.ts'
import { openDraft } from '../../domain/publishing/open-draft.ts'
import { saveDraft } from '../../domain/publishing/save-draft.ts'
import { presentDeskDraft } from '../../present/desk/desk.ts'
import { deskChange, storedChanges } from '../../present/desk/markdown-texts.ts'
import { presentDocument } from '../../present/site/document.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { readingOf } from '../public/block-facts.ts'
import { readerOf } from '../public/reader.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { documentIdOf, unshown } from './document-id.ts'

/** A preview has the units and currency of a visitor who has chosen none. */
const previewPreferences = {
  currency: defaultPreferences.currency,
  unitSet: defaultPreferences.unit,
}

/**
 * The draft of a document, which its editors share. `POST …/draft?locale` opens it → DeskDraftView; `PATCH …/draft` with
 * draftChanges → { version }, or 409 with { version, conflicts } if some were not made; `DELETE …/draft`; `POST …/preview`
 * with previewFields → the page as it would be, with changes that are not saved.
 * @throws DomainError not-found; FieldErrors by path
 */
export const documentDrafts = new Hono<MemberEnvironment>()
  .post('/draft', unshown, localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const id = documentIdOf(c)
    const reference = { memberId: member.id, reference: String(id), now: clock.now() }
    const draft = await openDraft(db, documentKind, reference)
    const document = await findDeskDocument(db, id)
    return c.json<DeskDraftView>(presentDeskDraft(draft, document, member.id, queryLocale(c)))
  })
  .patch('/draft', unshown, formBody(draftChanges), async (c) => {
    const { db, member, clock } = c.var
    const reference = String(documentIdOf(c))
    const { content } = await findDraft(db, documentKind, member.id, reference)
    const { version, conflicts } = await saveDraft(db, documentKind, {
      memberId: member.id,
      reference,
      changes: storedChanges(content, c.req.valid('json').changes),
      now: clock.now(),
    })
    if (conflicts.length > 0) return c.json({ version, conflicts: conflicts.map(deskChange) }, 409)
    return c.json({ version })
  })
  .delete('/draft', unshown, async (c) => {
    const { db, member, clock } = c.var
    const reference = String(documentIdOf(c))
    await discardDraft(db, documentKind, { memberId: member.id, reference, now: clock.now() })
    return c.json({})
  })
  .post('/preview', unshown, formBody(previewFields), async (c) => {
    const { db, member, clock } = c.var
    const { locale, changes } = c.req.valid('json')
    const reference = String(documentIdOf(c))
    const draft = await findDraft(db, documentKind, member.id, reference)
    const stored = storedChanges(draft.content, changes)
    const { document: content } = applyChanges(contentShape, draft.content, stored)
    const reader = await readerOf(c.var.settings, { ...previewPreferences, locale })
    const updatedAt = clock.now().toISOString()
    const document = presentDocument(
      { content, publishedAt: updatedAt, updatedAt },
      await readingOf(c, content.blocks, reader),
      draft,
    )
    return c.json({ document })
  })
