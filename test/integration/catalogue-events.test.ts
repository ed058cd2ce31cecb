import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { statusesNotHeld } from '../../src/model/event/edition-status.ts'
import { catalogueRows, today } from '../support/catalogue-truth.ts'
import { endsSql, expectEndOffsets } from '../support/end-offsets.ts'
import { sampleOf } from '../support/matrix.ts'
import { openCatalogue } from '../support/open-catalogue.ts'

/** Events of the demo catalogue at the API: each seventh, and with `MATRIX=full` every one. */

const rows = catalogueRows()
let catalogue: ReturnType<typeof openCatalogue>
// Maps of places are drawn from files of the build, which this process does not serve; the API warns and goes on.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeAll(() => {
  catalogue = openCatalogue()
})
afterAll(async () => {
  warn.mockRestore()
  await catalogue.close()
})

test('each edition ends with its last day where it is', async () => {
  const { results } = await catalogue.db
    .prepare(`SELECT DISTINCT * FROM (${endsSql})`)
    .all<Record<string, unknown>>()
  expectEndOffsets(results)
})

test('each event has its facts, and at most six similar events, others with a future date', async () => {
  const sample = sampleOf(rows, 7).map((row) => row.permalink)
  const notHeld = new Set<string>(statusesNotHeld)
  for (const permalink of [...sample, 'berlin-marathon', 'ironman-vr']) {
    const { body, status } = await catalogue.fetchApi(`/api/events/${permalink}`)
    expect(status, permalink).toBe(200)
    const {
      similar,
    }: {
      similar: {
        card: {
          permalink: string
          linkDate: null
          bib: { endDate: string }
          status: { status: string } | null
        }
      }[]
    } = JSON.parse(body)
    const others = similar.map(({ card }) => card.permalink)
    expect(others.length, permalink).toBeGreaterThan(0)
    expect(others.length, permalink).toBeLessThanOrEqual(6)
    expect(new Set(others).size, permalink).toBe(others.length)
    expect(others, permalink).not.toContain(permalink)
    expect(
      similar.filter(
        ({ card }) =>
          card.bib.endDate < today ||
          card.linkDate !== null ||
          notHeld.has(card.status?.status ?? ''),
      ),
      permalink,
    ).toEqual([])
  }
})
