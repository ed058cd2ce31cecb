/** `STARTLINE_STATE=<folder> node test/support/write-places.ts`: adds the villages and the names of places. */
import { statePath } from '../../worker/cli/local-database.ts'
import { writeVillages } from '../../worker/cli/write-villages.ts'
import { openState } from './open-database.ts'

const { db, close } = openState(statePath)
await writeVillages(db)
await close()
