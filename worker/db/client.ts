import { drizzle } from 'drizzle-orm/d1'

/** The typed database; made once a request (bindings may not be kept between requests). */
export function createDatabase(binding: D1Database) {
  return drizzle(binding, { casing: 'snake_case' })
}

export type Database = ReturnType<typeof createDatabase>
