/** `STARTLINE_STATE=<folder> node test/support/write-catalogue.ts`: adds the demo catalogue. */
import { loadInto } from '../../worker/cli/load-into.ts'
import { statePath } from '../../worker/cli/local-database.ts'
import { readSettings } from '../../worker/settings/env.ts'
import { catalogueFolder } from './catalogue-truth.ts'
import { openState } from './open-database.ts'
import { testNow } from './site.ts'

const { db, close } = openState(statePath)
const settings = readSettings({ DB: db, KV: { get: () => null }, FIXED_NOW: testNow })
await loadInto(settings, { folder: catalogueFolder, ifEmpty: false })
await close()
