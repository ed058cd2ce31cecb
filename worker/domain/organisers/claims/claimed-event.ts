import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'

const row = v.object({
  id: v.number(),
  permalink: v.string(),
  url: v.nullable(v.string()),
  organiserId: v.nullable(v.number()),
  organiserName: v.nullable(v.string()),
  organiserPermalink: v.nullable(v.string()),
  /** Number of people of the organiser. */
  people: v.number(),
  /** Official sites of all events of the organiser. */
  sites: parsedJson(v.array(v.nullable(v.string()))),
  /** 1 if the member represents the organiser. */
  represents: v.number(),
  /** The organisation that the member has owned longest; null without one. */
  ownedOrganisation: v.nullable(v.number()),
  ...eventNames,
})

/** An event with what decides how a member can claim it. @throws DomainError not-found */
export async function findClaimedEvent(
  db: Database,
  memberId: number,
  permalink: string,
  locale: Locale,
) {
  const [found] = await readBatch(db, [
    sql`SELECT ev.id, ev.permalink, ev.url, ev.organiser_id AS "organiserId", o.name AS "organiserName",
        o.permalink AS "organiserPermalink", ${eventNameColumns},
        (SELECT count(*) FROM organiser_member p WHERE p.organiser_id = ev.organiser_id) AS people,
        (SELECT json_group_array(other.url) FROM event other WHERE other.organiser_id = ev.organiser_id) AS sites,
        EXISTS (SELECT 1 FROM organiser_member p WHERE p.organiser_id = ev.organiser_id AND p.member_id = ${memberId}) AS represents,
        (SELECT p.organiser_id FROM organiser_member p WHERE p.member_id = ${memberId} AND p.role = 'owner'
          ORDER BY p.rowid LIMIT 1) AS "ownedOrganisation"
      FROM event ev LEFT JOIN organiser o ON o.id = ev.organiser_id WHERE ev.permalink = ${permalink}`,
  ])
  const [event] = v.parse(v.array(row), found)
  if (event === undefined) throw new DomainError('not-found')
  return withName(event, locale)
}

export type ClaimedEvent = Awaited<ReturnType<typeof findClaimedEvent>>
