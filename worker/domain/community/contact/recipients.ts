import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { localeOrDefault, type Locale } from '../../../../src/model/locales.ts'
import { reachableSql } from '../../accounts/members/reachable.ts'
import { emailKey } from '../../identity-keys/identity-keys.ts'

/** People of one organisation who get a message at most. */
const mostPeople = 5

/** Statement that selects the people of an organiser who can be mailed, with the address that the page names for messages. */
export const recipientRows = (permalink: string): SQL => sql`
  SELECT who.id, who.email, who.email_key AS "key", who.locale, p.contact_email AS "chosen"
  FROM organiser o JOIN organiser_member om ON om.organiser_id = o.id JOIN member who ON who.id = om.member_id
  LEFT JOIN organiser_page p ON p.organiser_id = o.id
  WHERE o.permalink = ${permalink} AND ${sql.raw(reachableSql)} ORDER BY who.id`

const rows = v.array(
  v.object({
    id: v.number(),
    email: v.string(),
    key: v.string(),
    locale: v.string(),
    chosen: v.nullable(v.string()),
  }),
)

export interface ContactRecipient {
  memberId: number
  address: string
  locale: Locale
}

/** The person whose address the organisation has chosen for messages; all of its people if that one has left. */
export function readRecipients(found: unknown): ContactRecipient[] {
  const people = v.parse(rows, found)
  const chosen = people.filter(({ key, chosen: address }) => key === emailKey(address ?? ''))
  return (chosen.length > 0 ? chosen : people.slice(0, mostPeople)).map(
    ({ id, email, locale }) => ({ memberId: id, address: email, locale: localeOrDefault(locale) }),
  )
}
