import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../../catalogue/read-catalogue.ts'
import { renamedEvents } from './renamed-events.ts'

test('a former permalink leads to an event of the catalogue and is not one itself', () => {
  const rows = readCatalogue(fileURLToPath(new URL('../../../catalogue/events', import.meta.url)))
  const permalinks = new Set(rows.map(({ permalink }) => permalink))
  for (const [former, present] of renamedEvents) {
    expect(permalinks, former).not.toContain(former)
    expect(permalinks, former).toContain(present)
  }
})
