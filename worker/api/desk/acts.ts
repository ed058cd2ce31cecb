import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { draftVersion } from '../../../src/model/schemas/event/draft-fields.ts'
import { readingFields, scheduleFields } from '../../../src/model/schemas/desk/desk-fields.ts'
import { challengeFaults } from '../../domain/content/challenges/check-rule.ts'
import { findDeskDocument } from '../../domain/content/desk/desk-document.ts'
import { markAsRead } from '../../domain/content/desk/missing-texts.ts'
import { reportPresence } from '../../domain/content/desk/presence.ts'
import { cancelAct, scheduleAct } from '../../domain/content/desk/schedule-act.ts'
import { documentKind } from '../../domain/content/documents/document-kind.ts'
import type { ContentTypes } from '../../domain/content/documents/document-types.ts'
import { setDocumentState } from '../../domain/content/documents/set-state.ts'
import { findDraft } from '../../domain/publishing/draft-row.ts'
import { publishDraft, publishWaitingDraft } from '../../domain/publishing/publish-draft.ts'
import type { Published } from '../../domain/publishing/publication.ts'
import { deskChange } from '../../present/desk/markdown-texts.ts'
import { formBody } from '../middleware/form.ts'
import { queryKeys } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsAtOnce } from '../middleware/shows-at-once.ts'
import { documentIdOf, unshown } from './document-id.ts'

const shown = showsAtOnce('everything')
const actKey = v.object({ act: v.picklist(['publish', 'withdraw']) })

/** Faults of the draft of a challenge that the races ahead decide. @throws DomainError not-found */
async function ruleFaultsOf(c: Context<MemberEnvironment>) {
  const { db, member, clock } = c.var
  const draft = await findDraft(db, documentKind, member.id, String(documentIdOf(c)))
  return await challengeFaults(db, draft.content, clock.today())
}

/** Body and status of a publication. */
function outcomeOf(published: Published<ContentTypes>) {
  if (published.state === 'faults') return [{ faults: published.faults }, 400] as const
  if (published.state === 'conflicts')
    return [{ conflicts: published.conflicts.map(deskChange) }, 409] as const
  return [{ state: published.state }, 200] as const
}

/**
 * Acts on a document: `POST …/publish` and `…/approve` with draftVersion → { state }, 400 with { faults }, 409 with
 * { conflicts }; `PUT …/schedule` with scheduleFields, `DELETE …/schedule?act`; `POST …/withdraw`, `…/return`;
 * `POST …/presence` → { others }; `POST …/read` with readingFields.
 * @throws DomainError not-found; conflict for a draft that was saved since, and for one that its approver saved last
 */
export const documentActs = new Hono<MemberEnvironment>()
  .post('/publish', shown, formBody(draftVersion), async (c) => {
    const { db, member, clock } = c.var
    const { version } = c.req.valid('json')
    const draft = { memberId: member.id, reference: String(documentIdOf(c)), version }
    const faults = await ruleFaultsOf(c)
    if (Object.keys(faults).length > 0) return c.json({ faults }, 400)
    const [body, status] = outcomeOf(
      await publishDraft(db, documentKind, draft, { now: clock.now() }),
    )
    if (status === 200) c.var.renewPages('everything')
    return c.json(body, status)
  })
  .post('/approve', shown, formBody(draftVersion), async (c) => {
    const { db, member, clock } = c.var
    const draft = { id: documentIdOf(c), version: c.req.valid('json').version }
    const [body, status] = outcomeOf(
      await publishWaitingDraft(
        db,
        documentKind,
        draft,
        { now: clock.now() },
        undefined,
        member.id,
      ),
    )
    if (status === 200) c.var.renewPages('everything')
    return c.json(body, status)
  })
  .put('/schedule', unshown, formBody(scheduleFields), async (c) => {
    const { db, member, clock } = c.var
    const order = { memberId: member.id, documentId: documentIdOf(c), ...c.req.valid('json') }
    const ofRule = order.act === 'publish' ? await ruleFaultsOf(c) : {}
    if (Object.keys(ofRule).length > 0) return c.json({ faults: ofRule }, 400)
    const faults = await scheduleAct(db, order, clock.now())
    return Object.keys(faults).length > 0 ? c.json({ faults }, 400) : c.json({})
  })
  .delete('/schedule', unshown, queryKeys(actKey), async (c) => {
    await cancelAct(c.var.db, documentIdOf(c), c.req.valid('query').act)
    return c.json({})
  })
  .post('/withdraw', shown, async (c) => {
    const { db, member, clock } = c.var
    const document = await findDeskDocument(db, documentIdOf(c))
    await setDocumentState(db, document, 'withdraw', clock.now(), { authorId: member.id })
    c.var.renewPages('everything')
    return c.json({})
  })
  .post('/return', shown, async (c) => {
    const { db, member, clock } = c.var
    const document = await findDeskDocument(db, documentIdOf(c))
    await setDocumentState(db, document, 'return', clock.now(), { authorId: member.id })
    c.var.renewPages('everything')
    return c.json({})
  })
  .post('/presence', unshown, async (c) => {
    const { db, member, clock } = c.var
    const of = { documentId: documentIdOf(c), memberId: member.id }
    return c.json({ others: await reportPresence(db, of, clock.now()) })
  })
  .post('/read', unshown, formBody(readingFields), async (c) => {
    await markAsRead(c.var.db, { documentId: documentIdOf(c), ...c.req.valid('json') })
    return c.json({})
  })
