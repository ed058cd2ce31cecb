import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Person } from '../../../../src/model/orders/people.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

const text = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? ''),
)

const rows = v.array(
  v.object({
    givenName: v.string(),
    familyName: v.string(),
    givenReading: text,
    familyReading: text,
    year: text,
    month: text,
    day: text,
  }),
)

/** A member as a person of an order: the names of the profile, and what the latest entry under these names states. */
export async function findBuyer(db: Database, memberId: number): Promise<Partial<Person>> {
  const { results } = await prepare(
    db,
    sql`SELECT b.first_name AS givenName, b.last_name AS familyName, p.given_reading AS givenReading,
        p.family_reading AS familyReading, p.year, p.month, p.day
      FROM member b
      LEFT JOIN purchase o ON o.buyer_id = b.id AND o.state = 'paid'
      LEFT JOIN participant p ON p.order_id = o.id AND p.given_name = b.first_name AND p.family_name = b.last_name
      WHERE b.id = ${memberId} ORDER BY p.order_id IS NULL, o.created_at DESC LIMIT 1`,
  ).all()
  return v.parse(rows, results)[0] ?? {}
}
