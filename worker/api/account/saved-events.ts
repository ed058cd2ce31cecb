import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { noteFields, uniteFields } from '../../../src/model/schemas/account/saved-events.ts'
import { savedViewQuery } from '../../../src/model/schemas/account/saved-query.ts'
import { listFollows } from '../../domain/community/follows/list-follows.ts'
import { listMemberLinks } from '../../domain/community/list-links/member-links.ts'
import { findSavedCards } from '../../domain/community/saved-events/find-saved-cards.ts'
import { setNote } from '../../domain/community/saved-events/set-note.ts'
import { uniteSavedEvents } from '../../domain/community/saved-events/unite-saved-events.ts'
import { preferencesOfMember } from '../../preferences/member-choice.ts'
import { savedEntry } from '../../present/saved/saved-entry.ts'
import { savedMap } from '../../present/saved/saved-map.ts'
import { presentSavedPage } from '../../present/saved/saved-page.ts'
import { readFormBody } from '../middleware/form.ts'
import { mapAreaKeys } from '../../calendar-filters/map-area-keys.ts'
import { queryLocale, readQuery } from '../middleware/query.ts'
import { readerOf } from '../public/reader.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const mapKeys = v.object(mapAreaKeys)

/** The member's list, and how it is presented: in the requested language, and in the member's units and currency. */
async function savedOf(c: Context<MemberEnvironment>) {
  const { db, settings, member, clock } = c.var
  const locale = queryLocale(c)
  const { unit, currency } = await preferencesOfMember(settings.KV, member.id, c.req.raw)
  const reader = await readerOf(settings, { locale, currency, unitSet: unit })
  return { reader, saved: await findSavedCards(db, member.id, locale, clock.today()) }
}

const unshown = showsNothing('Lists of members are not cached.')

/**
 * `GET ?locale&view&month&box` → SavedPageView. `GET /map ?locale&box&zoom` → MapView. `POST` with uniteFields adds the
 * events saved in a browser → UnitedView. `PATCH` with noteFields writes the note of a saved event → `{}`.
 * @throws DomainError not-found if the event is not saved; FieldErrors
 */
export const savedEvents = new Hono<MemberEnvironment>()
  .get('/', async (c) => {
    const { db, member, clock } = c.var
    const view = readQuery(savedViewQuery, c.req.query())
    const [{ reader, saved }, links, follows] = await Promise.all([
      savedOf(c),
      listMemberLinks(db, member.id),
      listFollows(db, member.id, queryLocale(c)),
    ])
    return c.json(presentSavedPage(view, saved, links, follows, reader, clock.today()))
  })
  .get('/map', async (c) => {
    const { clock, settings } = c.var
    const area = readQuery(mapKeys, c.req.query())
    const { reader, saved } = await savedOf(c)
    return c.json(savedMap(saved, area, reader, clock.today(), settings.MAP_STYLE_URL))
  })
  .post('/', unshown, async (c) => {
    const { db, member, clock } = c.var
    const { permalinks } = await readFormBody(c, uniteFields)
    const { added, entries } = await uniteSavedEvents(db, member.id, permalinks, clock.now())
    return c.json({ added, entries: entries.map(savedEntry) })
  })
  .patch('/', unshown, async (c) => {
    const { note, ...choice } = await readFormBody(c, noteFields)
    await setNote(c.var.db, c.var.member.id, choice, note)
    return c.json({})
  })
