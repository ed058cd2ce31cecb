import { Hono } from 'hono'
import { noteFields, uniteFields } from '../../../src/model/schemas/saved-events.ts'
import { listFollows } from '../../domain/community/follows/list-follows.ts'
import { listMemberLinks } from '../../domain/community/list-links/member-links.ts'
import { findSavedCards } from '../../domain/community/saved-events/find-saved-cards.ts'
import { setNote } from '../../domain/community/saved-events/set-note.ts'
import { uniteSavedEvents } from '../../domain/community/saved-events/unite-saved-events.ts'
import { preferencesOfMember } from '../../preferences/member-choice.ts'
import { savedEntry } from '../../present/saved-entry.ts'
import { presentSavedPage } from '../../present/saved-page.ts'
import { readFormBody } from '../middleware/form.ts'
import { queryLocale, readerOf } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

/**
 * `GET ?locale` → SavedPageView, in the member's units and currency. `POST` with uniteFields adds the events saved in
 * a browser → UnitedView. `PATCH` with noteFields writes the note of a saved event → `{}`.
 * @throws DomainError not-found if the event is not saved; FieldErrors
 */
export const savedEvents = new Hono<MemberEnvironment>()
  .get('/', async (c) => {
    const { db, settings, member, clock } = c.var
    const locale = queryLocale(c)
    const { unit, currency } = await preferencesOfMember(settings.KV, member.id, c.req.raw)
    const reader = await readerOf(settings, { locale, currency, unitSet: unit })
    const today = clock.today()
    const [saved, links, follows] = await Promise.all([
      findSavedCards(db, member.id, locale, today),
      listMemberLinks(db, member.id),
      listFollows(db, member.id, locale),
    ])
    return c.json(presentSavedPage(saved, links, follows, reader, today))
  })
  .post('/', async (c) => {
    const { db, member, clock } = c.var
    const { permalinks } = await readFormBody(c, uniteFields)
    const { added, entries } = await uniteSavedEvents(db, member.id, permalinks, clock.now())
    return c.json({ added, entries: entries.map(savedEntry) })
  })
  .patch('/', async (c) => {
    const { note, ...choice } = await readFormBody(c, noteFields)
    await setNote(c.var.db, c.var.member.id, choice, note)
    return c.json({})
  })
