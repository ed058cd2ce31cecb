import { afterAll } from 'vitest'
import { createEmbeddedEngine, runOnD1 } from '../../../worker/search/embedded/embedded-engine.ts'
import { describeAutocomplete, describeCalendarEngine } from './contract.ts'
import { openD1 } from '../../support/open-database.ts'

const open: Awaited<ReturnType<typeof openD1>>[] = []
afterAll(async () => {
  await Promise.all(open.map(({ close }) => close()))
})

async function createEngine(clock: () => Date) {
  const database = await openD1()
  open.push(database)
  return createEmbeddedEngine(runOnD1(database.db), clock)
}

describeAutocomplete('the embedded engine on D1', createEngine)
describeCalendarEngine('the embedded engine on D1', createEngine)
