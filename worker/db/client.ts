import { drizzle } from 'drizzle-orm/d1'

/** The typed database, created per request because bindings must not be shared between requests. */
export function createDatabase(binding: D1Database) {
  return drizzle(binding, { casing: 'snake_case' })
}

export type Database = ReturnType<typeof createDatabase>
