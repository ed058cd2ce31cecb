import { Hono } from 'hono'
import * as v from 'valibot'
import { savedFileFormats, savedFileTypes } from '../../../src/model/event/feeds.ts'
import {
  eventsPerPage,
  eventSorts,
  eventStates,
} from '../../../src/model/members/organiser-events.ts'
import { bulkFields } from '../../../src/model/schemas/organiser/organiser-events.ts'
import { waitingCorrections } from '../../domain/community/corrections/corrections-for.ts'
import { bulkAct } from '../../domain/organisers/dashboard/bulk-act.ts'
import { findFilled } from '../../domain/organisers/dashboard/find-filled.ts'
import { findExportedRaces } from '../../domain/organisers/dashboard/find-exported-races.ts'
import { findOrganiserEditions } from '../../domain/organisers/dashboard/find-organiser-editions.ts'
import { listOrganiserEvents } from '../../domain/organisers/dashboard/list-events.ts'
import { listItems } from '../../domain/organisers/dashboard/list-items.ts'
import {
  itemsInState,
  matchingItems,
  sortedItems,
} from '../../domain/organisers/dashboard/select-items.ts'
import { preferencesOfMember } from '../../preferences/member-choice.ts'
import { presentBulk } from '../../present/organiser/organiser-bulk.ts'
import { presentOrganiserEvents } from '../../present/organiser/organiser-events.ts'
import { currentRates } from '../../rates/current-rates.ts'
import { siteOriginOf } from '../../settings/site-origin.ts'
import { formBody } from '../middleware/form.ts'
import { localeKey, localeQuery, queryKeys, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showChanges } from '../middleware/show-changes.ts'
import { showsAtOnce } from '../middleware/shows-at-once.ts'

const digits = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))

const query = v.object({
  locale: localeKey,
  organiser: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(120))), null),
  state: v.optional(v.picklist(eventStates), 'all'),
  text: v.optional(v.pipe(v.string(), v.maxLength(100), v.trim()), ''),
  sport: v.optional(v.nullable(v.pipe(digits(/^\d{1,3}$/u), v.transform(Number))), null),
  season: v.optional(v.nullable(digits(/^\d{4}$/u)), null),
  sort: v.optional(v.picklist(eventSorts), 'start'),
  page: v.optional(v.pipe(digits(/^[1-9]\d{0,4}$/u), v.transform(Number)), '1'),
})

const fileKeys = v.object({ format: v.picklist(savedFileFormats), locale: localeKey })

/**
 * `GET ?locale&organiser&state&text&sport&season&sort&page` → OrganiserEventsView: events and drafts of the organisations
 * that the member represents. `POST /bulk?locale` with bulkFields → BulkView; what cannot be done is named with its
 * reason, and the rest is done. `GET /file?format&locale` → all editions as a calendar, or all races as a list that imports read.
 * @throws DomainError invalid-query; FieldErrors
 */
export const organiserEvents = new Hono<MemberEnvironment>()
  .get('/', queryKeys(query), async (c) => {
    const { db, member, clock } = c.var
    const { locale, page, state, sort, ...filters } = c.req.valid('query')
    const today = clock.today()
    const list = await listOrganiserEvents(db, member.id, locale, clock.now().toISOString())
    const items = listItems(list, today)
    const matching = matchingItems(items, filters)
    const shown = sortedItems(itemsInState(matching, state), sort).slice(
      (page - 1) * eventsPerPage,
      page * eventsPerPage,
    )
    const [filled, corrections] = await Promise.all([
      findFilled(db, member.id, shown, today),
      waitingCorrections(db, member.id, null),
    ])
    const found = { list, items, matching, shown, filled, state, page, corrections }
    return c.json(presentOrganiserEvents(found, locale, today))
  })
  .get('/file', queryKeys(fileKeys), async (c) => {
    const { db, settings, member, clock } = c.var
    const { format, locale } = c.req.valid('query')
    // Loaded with the first file, because few isolates write one.
    const { organiserCalendar, organiserList } = await import('../../feeds/organiser-file.ts')
    const calendar = async () => {
      const { unit } = await preferencesOfMember(settings.KV, member.id, c.req.raw)
      const editions = await findOrganiserEditions(db, member.id, locale)
      const origin = siteOriginOf(settings, new URL(c.req.url))
      const reader = { locale, unit }
      return organiserCalendar({ editions, reader, now: clock.now().getTime(), origin })
    }
    const file =
      format === 'ics'
        ? await calendar()
        : organiserList(format, await findExportedRaces(db, member.id), locale)
    return c.body(file, 200, {
      'content-type': `${savedFileTypes[format]}; charset=utf-8`,
      'content-disposition': `attachment; filename="startline-events.${format}"`,
    })
  })
  .post('/bulk', showsAtOnce('everything'), formBody(bulkFields), localeQuery, async (c) => {
    const { db, settings, member, clock } = c.var
    const locale = queryLocale(c)
    const { act, events } = c.req.valid('json')
    const rates = await currentRates(settings)
    const actor = { memberId: member.id, now: clock.now(), rates }
    const outcomes = await bulkAct(db, act, events, actor)
    if (act !== 'renew' && outcomes.some(({ failure }) => failure === null)) showChanges(c)
    return c.json(presentBulk(act, outcomes, locale))
  })
