/** `STARTLINE_STATE=<folder> node test/support/write-tables.ts`: a database with all migrations, as a process of its own. */
import { join } from 'node:path'
import { statePath } from '../../worker/cli/local-database.ts'
import { writeTables } from './open-database.ts'

await writeTables(join(statePath, 'v3'))
