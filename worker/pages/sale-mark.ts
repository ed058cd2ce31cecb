import { createDatabase } from '../db/client.ts'
import { listSaleStates } from '../domain/commerce/sales/sale-state.ts'
import { subjectOfPage } from './subject-of-page.ts'

/** Milliseconds for which an isolate takes the states as read. */
const freshMs = 20_000

let states: ReadonlyMap<string, string> = new Map()
let readAt = Number.NEGATIVE_INFINITY

/**
 * Part of the key of an event's cached page: the state of its sale here, with the number of places where pages state it. So no
 * page offers places that have been gone for longer than 20 seconds. '' for an event without a sale; other pages cost no query.
 * @param pathname of the page, in any language
 */
export async function saleMark(
  database: D1Database,
  pathname: string,
  { elapsed, now }: { elapsed: number; now: Date },
): Promise<string> {
  const subject = subjectOfPage(pathname)
  if (!subject.startsWith('event/')) return ''
  if (elapsed - readAt >= freshMs) {
    readAt = elapsed
    states = await listSaleStates(createDatabase(database), now)
  }
  return states.get(subject.slice('event/'.length)) ?? ''
}
