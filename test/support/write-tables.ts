/** `node test/support/write-tables.ts <state folder>`: a database with all migrations, as a process of its own. */
import { join } from 'node:path'
import { writeTables } from './open-database.ts'

const [, , state] = process.argv
if (state === undefined) throw new Error('Name the state folder.')
await writeTables(join(state, 'v3'))
