import { Hono } from 'hono'
import { noteFields, uniteFields } from '../../../src/model/schemas/saved-events.ts'
import { findEventCards } from '../../domain/catalogue/events/find-event-cards.ts'
import { listSavedEvents } from '../../domain/community/saved-events/list-saved-events.ts'
import { setNote } from '../../domain/community/saved-events/set-note.ts'
import { uniteSavedEvents } from '../../domain/community/saved-events/unite-saved-events.ts'
import { preferencesOfMember } from '../../preferences/member-choice.ts'
import { savedEntry } from '../../present/saved-entry.ts'
import { presentSavedPage } from '../../present/saved-page.ts'
import { readFormBody } from '../middleware/form.ts'
import { queryLocale, readerOf } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

/**
 * `GET ?locale` → SavedPageView, in the member's units and currency. `POST` with uniteFields adds the events saved in a browser →
 * UnitedView. `PATCH` with noteFields writes the note of a saved event → `{}`.
 * @throws DomainError not-found if the event is not saved; FieldErrors
 */
export const savedEvents = new Hono<MemberEnvironment>()
  .get('/', async (c) => {
    const { db, settings, member, clock } = c.var
    const locale = queryLocale(c)
    const { unit, currency } = await preferencesOfMember(settings.KV, member.id, c.req.raw)
    const reader = await readerOf(settings, { locale, currency, unitSet: unit })
    const today = clock.today()
    const entries = await listSavedEvents(db, member.id)
    const permalinks = entries.map(({ permalink }) => permalink)
    const found = await findEventCards(db, permalinks, locale, today)
    const notes = new Map(entries.map(({ permalink, note }) => [permalink, note]))
    const saved = found.map((facts) => ({ facts, note: notes.get(facts.permalink) ?? null }))
    return c.json(presentSavedPage(saved, reader, today))
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
