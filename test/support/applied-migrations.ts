/** Writes the list of applied migrations, as wrangler does. */
export async function writeApplied(db: D1Database, names: readonly string[]): Promise<void> {
  await db.prepare('DROP TABLE IF EXISTS d1_migrations').run()
  await db.prepare('CREATE TABLE d1_migrations (name TEXT)').run()
  for (const name of names)
    await db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name).run()
}
