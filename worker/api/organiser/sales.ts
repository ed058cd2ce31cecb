import { Hono } from 'hono'
import { draftVersion } from '../../../src/model/schemas/event/draft-fields.ts'
import { saleChanges } from '../../../src/model/schemas/orders/sale-editor.ts'
import { findSaleEditions } from '../../domain/commerce/sales/find-sale-editions.ts'
import { saleKind } from '../../domain/commerce/sales/sale-kind.ts'
import { discardDraft } from '../../domain/publishing/discard-draft.ts'
import { openDraft } from '../../domain/publishing/open-draft.ts'
import { publishDraft } from '../../domain/publishing/publish-draft.ts'
import { saveDraft } from '../../domain/publishing/save-draft.ts'
import { presentSaleEditor } from '../../present/orders/sale-editor.ts'
import { currentRates } from '../../rates/current-rates.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showChanges } from '../middleware/show-changes.ts'
import { showsAtOnce, showsNothing } from '../middleware/shows-at-once.ts'

const unshown = showsNothing('Drafts are on no public page.')

/**
 * Sales of an organiser's editions. `GET /{permalink}?locale` → SaleEditor, the editions ahead of an event; `PATCH /{edition}`
 * with saleChanges → { version }, or 409 with { version, conflicts } if some were not made; `DELETE /{edition}` discards the
 * draft; `POST /{edition}/publish` with draftVersion → {}, 400 with { faults }, 409 with { conflicts }.
 * @throws DomainError not-found for an event or edition of others; conflict for a draft that was saved since
 */
export const sales = new Hono<MemberEnvironment>()
  .get('/:permalink', localeQuery, async (c) => {
    const { db, member, clock, settings } = c.var
    const found = await findSaleEditions(db, member.id, c.req.param('permalink'), clock.now())
    return c.json(presentSaleEditor(found, settings.PAYMENT_METHODS, queryLocale(c)))
  })
  .patch('/:edition', unshown, formBody(saleChanges), async (c) => {
    const { db, member, clock } = c.var
    const draft = { memberId: member.id, reference: c.req.param('edition'), now: clock.now() }
    await openDraft(db, saleKind, draft)
    const { changes } = c.req.valid('json')
    const saved = await saveDraft(db, saleKind, { ...draft, changes })
    if (saved.conflicts.length > 0) return c.json(saved, 409)
    return c.json({ version: saved.version })
  })
  .delete('/:edition', unshown, async (c) => {
    const { db, member, clock } = c.var
    const draft = { memberId: member.id, reference: c.req.param('edition'), now: clock.now() }
    await discardDraft(db, saleKind, draft)
    return c.json({})
  })
  .post('/:edition/publish', showsAtOnce('everything'), formBody(draftVersion), async (c) => {
    const { db, member, clock, settings } = c.var
    const { version } = c.req.valid('json')
    const published = await publishDraft(
      db,
      saleKind,
      { memberId: member.id, reference: c.req.param('edition'), version },
      {
        now: clock.now(),
        rates: await currentRates(settings),
        methods: settings.PAYMENT_METHODS,
      },
    )
    if (published.state === 'faults') return c.json({ faults: published.faults }, 400)
    if (published.state === 'conflicts') return c.json({ conflicts: published.conflicts }, 409)
    showChanges(c)
    return c.json({})
  })
