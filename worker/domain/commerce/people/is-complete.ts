import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { readMailAddress } from '../../../../src/model/members/mail-address.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { areComplete, findPeople } from './find-people.ts'

const rows = v.array(v.object({ email: v.nullable(v.string()) }))

/** True if an order has an address and the people of all its places, so that it can be paid. @param today ISO date */
export async function isComplete(db: Database, orderId: string, today: string): Promise<boolean> {
  const [{ results }, people] = await Promise.all([
    prepare(db, sql`SELECT email FROM purchase WHERE id = ${orderId}`).all(),
    findPeople(db, orderId, today),
  ])
  const email = v.parse(rows, results)[0]?.email ?? ''
  return areComplete(people) && readMailAddress(email) !== null
}
