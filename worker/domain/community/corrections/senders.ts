import { sql, type SQL } from 'drizzle-orm'

/** Query for the members who proposed a correction, and for those whose proposal counts to it. */
export const sendersOf = (id: number): SQL =>
  sql`(SELECT member_id FROM feedback WHERE id = ${id} OR same_as = ${id})`

/** Name of the event of a correction. */
export const eventOf = (id: number): SQL =>
  sql`(SELECT ev.name FROM feedback f JOIN event ev ON ev.id = f.event_id WHERE f.id = ${id})`
