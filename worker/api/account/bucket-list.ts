import { Hono } from 'hono'
import { eventChoice } from '../../../src/model/schemas/account/saved-events.ts'
import { addSavedEvent } from '../../domain/community/saved-events/add-saved-event.ts'
import { listSavedEvents } from '../../domain/community/saved-events/list-saved-events.ts'
import { removeSavedEvent } from '../../domain/community/saved-events/remove-saved-event.ts'
import { savedEntry } from '../../present/saved/saved-entry.ts'
import { formBody } from '../middleware/form.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const unshown = showsNothing('Lists of members are not cached.')

/**
 * Saved events of the member by the addresses of spec §7, which are among those of public events. `GET /getBucketList` →
 * SavedListView. `POST /addToBucketList` and `DELETE /removeFromBucketList` with eventChoice → SavedEntryView, the entry
 * added or removed.
 * @throws DomainError event-not-found; not-found if the event is not saved; conflict if it is already; list-full;
 *   FieldErrors
 */
export const bucketList = new Hono<MemberEnvironment>()
  .get('/getBucketList', async (c) => {
    const entries = await listSavedEvents(c.var.db, c.var.member.id)
    return c.json(entries.map(savedEntry))
  })
  .post('/addToBucketList', unshown, formBody(eventChoice), async (c) => {
    const { db, member, clock } = c.var
    const choice = c.req.valid('json')
    return c.json(savedEntry(await addSavedEvent(db, member.id, choice, clock.now())))
  })
  .delete('/removeFromBucketList', unshown, formBody(eventChoice), async (c) => {
    const choice = c.req.valid('json')
    return c.json(savedEntry(await removeSavedEvent(c.var.db, c.var.member.id, choice)))
  })
