import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { nameAtEvent, namesColumn } from '../../catalogue/names/event-name.ts'
import { isGoodEntrySql } from './is-good-entry.ts'
import { writeTicketAddress } from './ticket-address.ts'

const rows = v.array(
  v.object({
    entryId: v.number(),
    version: v.number(),
    name: v.string(),
    names: namesColumn,
    language: v.string(),
  }),
)

/** A ticket in an email: the address of its page and its race, without the person. */
export interface MailedTicket {
  address: string
  race: string
  /** BCP 47 tag or locale of the race's name. */
  language: string
}

/** The tickets of an order for an email. @param secret TICKET_KEY; null for a site without it, which has none */
export async function findMailedTickets(
  db: Database,
  orderId: string,
  secret: string | null,
  locale: Locale,
): Promise<MailedTicket[]> {
  if (secret === null) return []
  const { results } = await prepare(
    db,
    sql`SELECT e.id AS "entryId", e.ticket_version AS version, r.name, r.names, ev.name_language AS language
      FROM entry e JOIN purchase p ON p.id = e.order_id JOIN edition d ON d.id = p.sale_id
      JOIN event ev ON ev.id = d.event_id JOIN race r ON r.id = e.race_id
      WHERE p.id = ${orderId} AND ${sql.raw(isGoodEntrySql)} ORDER BY e.ordinal`,
  ).all()
  return v.parse(rows, results).map(({ name, names, language, ...of }) => {
    const local = nameAtEvent(name, names, language, locale)
    return { address: writeTicketAddress(of, secret), race: local.text, language: local.language }
  })
}
