import { Hono } from 'hono'
import * as v from 'valibot'
import { moderationKinds } from '../../../src/model/moderation.ts'
import { itemFields } from '../../../src/model/schemas/inbox.ts'
import { askColleague } from '../../domain/community/moderation/ask-colleague.ts'
import { countInbox, listInbox } from '../../domain/community/moderation/list-inbox.ts'
import { moderatedKinds } from '../../domain/community/moderation/moderated-kinds.ts'
import { openItem } from '../../domain/community/moderation/open-item.ts'
import { presentInbox } from '../../present/inbox.ts'
import { presentOpenedItem } from '../../present/opened-item.ts'
import { readFormBody } from '../middleware/form.ts'
import { localeKey, queryLocale, readQuery } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

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

/**
 * `GET ?locale&kind&after` → InboxView, oldest first. `POST /open?locale` with itemFields → OpenedItemView; colleagues
 * then see that the item is open. `POST /ask` with itemFields marks it for a second opinion → `{}`.
 * @throws DomainError not-found, conflict; FieldErrors
 */
export const inbox = new Hono<MemberEnvironment>()
  .get('/', async (c) => {
    const { db, clock } = c.var
    const { locale, ...wanted } = readQuery(query, c.req.query())
    const counts = await countInbox(db, moderatedKinds, clock.today())
    const found = await listInbox(db, moderatedKinds, wanted, locale)
    return c.json(presentInbox(found, counts, moderatedKinds, locale, clock.now()))
  })
  .post('/open', async (c) => {
    const { db, member, clock } = c.var
    const locale = queryLocale(c)
    const { id } = await readFormBody(c, itemFields)
    const opened = await openItem(db, moderatedKinds, id, member.id, locale, clock.now())
    return c.json(presentOpenedItem(opened, locale))
  })
  .post('/ask', async (c) => {
    const { id } = await readFormBody(c, itemFields)
    await askColleague(c.var.db, id, c.var.clock.now())
    return c.json({})
  })
