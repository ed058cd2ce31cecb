import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The database file in a state folder. @throws Error without one */
export function databaseFile(state: string): string {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject')
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite',
  )
  if (file === undefined) throw new Error(`no database in ${folder}`)
  return join(folder, file)
}
