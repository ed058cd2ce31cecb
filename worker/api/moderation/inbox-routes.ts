import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { moderationKinds } from '../../../src/model/community/moderation.ts'
import {
  approvalFields,
  itemFields,
  rejectionFields,
  undoFields,
} from '../../../src/model/schemas/community/inbox.ts'
import type { SessionMember } from '../../domain/accounts/sessions/find-session.ts'
import type { Moderator } from '../../domain/moderation/audit-decision.ts'
import { decideItem, type Verdict } from '../../domain/moderation/decide-item.ts'
import { countInbox, listInbox } from '../../domain/moderation/list-inbox.ts'
import type { ModeratedKinds } from '../../domain/moderation/moderated-kind.ts'
import { openItem } from '../../domain/moderation/open-item.ts'
import { undoDecision } from '../../domain/moderation/undo-decision.ts'
import { presentInbox } from '../../present/moderation/inbox.ts'
import { presentOpenedItem } from '../../present/moderation/opened-item.ts'
import type { InboxReader } from '../../present/moderation/moderation-words.ts'
import { applyCorrectionLater } from '../middleware/apply-corrections.ts'
import { publishApprovedLater } from '../middleware/publish-approved.ts'
import { formBody } from '../middleware/form.ts'
import { localeKey, localeQuery, queryKeys, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsAtOnce, showsNothing } from '../middleware/shows-at-once.ts'
import { renewDecided, renewUndone } from './renew-decided.ts'

/** Last item of the page before: "2026-11-21T09:00:00.000Z/12". */
const cursor = v.pipe(
  v.string(),
  v.regex(/^[^/]+\/\d{1,15}$/u),
  v.transform((text) => {
    const [submittedAt = '', id = ''] = text.split('/')
    return { submittedAt, id: Number(id) }
  }),
)

const query = v.object({
  locale: localeKey,
  kind: v.optional(v.nullable(v.picklist(moderationKinds)), null),
  after: v.optional(v.nullable(cursor), null),
})

const deciderOf = (c: Context<MemberEnvironment>): Moderator => ({
  memberId: c.var.member.id,
  from: auditOriginOf(c),
})

/**
 * Routes of an inbox. `GET ?locale&kind&after` → InboxView, oldest first. `POST /open?locale` with itemFields →
 * OpenedItemView; others then see that the item is open. `POST /approve` with approvalFields, `POST /reject` with
 * rejectionFields → `{ decision }`, the id for undo; `POST /undo` with undoFields, within ten seconds → `{}`. Emails of a
 * decision are sent after that time; an approved correction is published then, and an
 * approved text shown.
 * @param kindsOf nouns that a member decides, with the scope of each
 * @throws DomainError not-found; conflict if another decision stands, the time is over, of `version` if the text was changed
 *   since it was read, of `former` if a corrected fact has another value now, of `incomplete` for the approval of an event
 *   that cannot be published; FieldErrors
 */
export function inboxRoutes(
  kindsOf: (member: SessionMember) => ModeratedKinds,
  reader: InboxReader,
) {
  const decide = async (c: Context<MemberEnvironment>, verdict: Verdict) => {
    const { db, member, clock } = c.var
    const kinds = kindsOf(member)
    const decision = await decideItem(db, kinds, verdict, deciderOf(c), clock.now())
    if (verdict.reason === null) {
      applyCorrectionLater(c, decision)
      publishApprovedLater(c, decision)
    }
    await renewDecided(c, kinds, verdict)
    return c.json({ decision })
  }
  return new Hono<MemberEnvironment>()
    .get('/', queryKeys(query), async (c) => {
      const { db, member, clock } = c.var
      const { locale, ...wanted } = c.req.valid('query')
      const kinds = kindsOf(member)
      const counts = await countInbox(db, kinds, clock.today())
      const found = await listInbox(db, kinds, wanted, locale)
      const view = { kinds, reader, shown: wanted.kind }
      return c.json(presentInbox(found, counts, view, locale, clock.now()))
    })
    .post(
      '/open',
      showsNothing('Only the inbox shows who reads an item.'),
      formBody(itemFields),
      localeQuery,
      async (c) => {
        const { db, member, clock } = c.var
        const locale = queryLocale(c)
        const { id } = c.req.valid('json')
        const opened = await openItem(db, kindsOf(member), id, member.id, locale, clock.now())
        return c.json(presentOpenedItem(opened, reader, locale))
      },
    )
    .post('/approve', showsAtOnce('everything'), formBody(approvalFields), async (c) => {
      const { id, answer, ...read } = c.req.valid('json')
      return await decide(c, { ...read, itemId: id, reason: null, answer: answer || null })
    })
    .post('/reject', showsAtOnce('everything'), formBody(rejectionFields), async (c) => {
      const { id, answer, ...read } = c.req.valid('json')
      return await decide(c, { ...read, itemId: id, answer: answer || null })
    })
    .post('/undo', showsAtOnce('everything'), formBody(undoFields), async (c) => {
      const { db, member, clock } = c.var
      const { id, decision } = c.req.valid('json')
      const of = { itemId: id, decisionId: decision }
      await undoDecision(db, kindsOf(member), of, deciderOf(c), clock.now())
      await renewUndone(c, kindsOf(member), id)
      return c.json({})
    })
}
