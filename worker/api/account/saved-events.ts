import { Hono } from 'hono'
import { noteFields, uniteFields } from '../../../src/model/schemas/saved-events.ts'
import { setNote } from '../../domain/community/saved-events/set-note.ts'
import { uniteSavedEvents } from '../../domain/community/saved-events/unite-saved-events.ts'
import { savedEntry } from '../../present/saved-entry.ts'
import { readFormBody } from '../middleware/form.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

/**
 * `POST` with uniteFields adds the events saved in a browser → UnitedView. `PATCH` with noteFields writes the note of a
 * saved event → `{}`.
 * @throws DomainError not-found if the event is not saved; FieldErrors
 */
export const savedEvents = new Hono<MemberEnvironment>()
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
