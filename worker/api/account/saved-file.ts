import { Hono } from 'hono'
import * as v from 'valibot'
import { savedFileFormats, savedFileTypes } from '../../../src/model/event/feeds.ts'
import { listMemberLinks } from '../../domain/community/list-links/member-links.ts'
import { findDeadlines } from '../../domain/community/saved-events/find-deadlines.ts'
import { findSavedEditions } from '../../domain/community/saved-events/find-saved-editions.ts'
import { preferencesOfMember } from '../../preferences/member-choice.ts'
import { siteOriginOf } from '../../settings/site-origin.ts'
import { localeKey, queryKeys } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

const fileKeys = v.object({ format: v.picklist(savedFileFormats), locale: localeKey })

/** `GET ?format&locale` → the member's saved events with their notes, as a file. @throws DomainError invalid-query */
export const savedFileRoute = new Hono<MemberEnvironment>().get(
  '/',
  queryKeys(fileKeys),
  async (c) => {
    const { db, settings, member, clock } = c.var
    const { format, locale } = c.req.valid('query')
    const { unit } = await preferencesOfMember(settings.KV, member.id, c.req.raw)
    const now = clock.now()
    const at = now.toISOString()
    const [saved, links] = await Promise.all([
      findSavedEditions(db, member.id, locale, at),
      listMemberLinks(db, member.id),
    ])
    // As the calendar that the member subscribes to.
    const withDeadlines = links.some((link) => link.withDeadlines === 1)
    const deadlines = withDeadlines ? await findDeadlines(db, member.id, at) : []
    // Loaded with the first file, because few isolates write one.
    const { savedFile } = await import('../../feeds/saved-file.ts')
    const origin = siteOriginOf(settings, new URL(c.req.url))
    return c.body(
      savedFile(format, { saved, deadlines, reader: { locale, unit }, now: now.getTime(), origin }),
      200,
      {
        'content-type': `${savedFileTypes[format]}; charset=utf-8`,
        'content-disposition': `attachment; filename="startline-saved.${format}"`,
      },
    )
  },
)
