import { Hono } from 'hono'
import * as v from 'valibot'
import {
  savedFields,
  uniteFields,
  type UnitedView,
} from '../../../src/model/schemas/account/saved-events.ts'
import { savedViewQuery } from '../../../src/model/schemas/account/saved-query.ts'
import { listFollows } from '../../domain/community/follows/list-follows.ts'
import { listMemberLinks } from '../../domain/community/list-links/member-links.ts'
import { changeSavedEvent } from '../../domain/community/saved-events/change-saved-event.ts'
import { findSavedCards } from '../../domain/community/saved-events/find-saved-cards.ts'
import { uniteSavedEvents } from '../../domain/community/saved-events/unite-saved-events.ts'
import { preferencesOfMember } from '../../preferences/member-choice.ts'
import { savedEntry } from '../../present/saved/saved-entry.ts'
import { savedMap } from '../../present/saved/saved-map.ts'
import { presentSavedPage } from '../../present/saved/saved-page.ts'
import { formBody } from '../middleware/form.ts'
import { mapAreaKeys } from '../../calendar-filters/map-area-keys.ts'
import { localeKey, queryKeys, queryLocale, type LocaleContext } from '../middleware/query.ts'
import { readerOf } from '../public/reader.ts'
import { linkedSearches } from './searches.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const viewKeys = v.object({ ...savedViewQuery.entries, locale: localeKey })
const mapKeys = v.object({ ...mapAreaKeys, locale: localeKey })

/** The member's list, and how it is presented: in the requested language, and in the member's units and currency. */
async function savedOf(c: LocaleContext<MemberEnvironment>) {
  const { db, settings, member, clock } = c.var
  const locale = queryLocale(c)
  const { unit, currency } = await preferencesOfMember(settings.KV, member.id, c.req.raw)
  const reader = await readerOf(settings, { locale, currency, unitSet: unit })
  return { reader, saved: await findSavedCards(db, member.id, locale, clock.now().toISOString()) }
}

const unshown = showsNothing('Lists of members are not cached.')

/**
 * `GET ?locale&view&month&box` → SavedPageView. `GET /map ?locale&box&zoom` → MapView. `POST` with uniteFields adds the
 * events saved in a browser → UnitedView. `PATCH` with savedFields writes the note or the plan of a saved
 * event → `{}`.
 * @throws DomainError not-found if the event is not saved; FieldErrors
 */
export const savedEvents = new Hono<MemberEnvironment>()
  .get('/', queryKeys(viewKeys), async (c) => {
    const { db, member, clock } = c.var
    const { locale, ...view } = c.req.valid('query')
    const [{ reader, saved }, links, follows, searches] = await Promise.all([
      savedOf(c),
      listMemberLinks(db, member.id),
      listFollows(db, member.id, locale),
      linkedSearches(c),
    ])
    return c.json(presentSavedPage(view, saved, links, follows, searches, reader, clock.today()))
  })
  .get('/map', queryKeys(mapKeys), async (c) => {
    const { settings } = c.var
    const { box, zoom } = c.req.valid('query')
    const { reader, saved } = await savedOf(c)
    return c.json(savedMap(saved, { box, zoom }, reader, settings.MAP_STYLE_URL))
  })
  .post('/', unshown, formBody(uniteFields), async (c) => {
    const { db, member, clock } = c.var
    const { permalinks } = c.req.valid('json')
    const { added, entries } = await uniteSavedEvents(db, member.id, permalinks, clock.now())
    return c.json({ added, entries: entries.map(savedEntry) } satisfies UnitedView)
  })
  .patch('/', unshown, formBody(savedFields), async (c) => {
    await changeSavedEvent(c.var.db, c.var.member.id, c.req.valid('json'))
    return c.json({})
  })
