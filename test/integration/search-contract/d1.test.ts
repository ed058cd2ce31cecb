import { afterAll } from 'vitest'
import { createD1SearchEngine } from '../../../worker/search/embedded/d1.ts'
import { describeSearchEngine } from './contract.ts'
import { openDatabase } from '../../support/open-database.ts'

const open: Awaited<ReturnType<typeof openDatabase>>[] = []
afterAll(async () => {
  await Promise.all(open.map(({ close }) => close()))
})

describeSearchEngine('the embedded engine on D1', async (clock) => {
  const database = await openDatabase()
  open.push(database)
  return createD1SearchEngine(database.db, clock)
})
