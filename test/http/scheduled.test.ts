import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBuilt } from '../support/built-site.ts'
import { fetchSite } from '../support/fetch-site.ts'
import { newState, type LocalState } from '../support/local-state.ts'

/** A day after the catalogue was loaded, so that counts of the day before are stale. */
const nextDay = '2026-11-22T09:00:00Z'

let state: LocalState

beforeAll(() => {
  state = newState('catalogue')
})
afterAll(() => state.remove())

/** Serves the state, runs the cron handler once, and inspects the site. */
async function afterCron<T>(
  look: (fetchText: (path: string) => Promise<string>) => Promise<T>,
): Promise<T> {
  const site = await serveBuilt(state.path, { FIXED_NOW: nextDay })
  const fetchText = async (path: string) => await (await fetch(site.url + path)).text()
  try {
    expect(await fetchText('/cdn-cgi/local/scheduled')).toBe('ok')
    return await look(fetchText)
  } finally {
    await site.stop()
  }
}

const found = async (fetchText: (path: string) => Promise<string>, text: string) => {
  const body = await fetchText(`/api/search/autocompleteEvents?search=${encodeURIComponent(text)}`)
  const suggestions: { permalink: string; bib: object | null }[] = JSON.parse(body)
  return suggestions
}

const one = (sql: string): unknown =>
  state.sqlite((db) => Object.values(db.prepare(sql).get() ?? {})[0])

test('every five minutes changed events are indexed, and counts of another day are computed again', async () => {
  expect(one(`SELECT key FROM catalogue_count WHERE kind = 'worked-out'`)).toBe('2026-11-21T09:00')
  const before = Number(one(`SELECT races FROM catalogue_count WHERE kind = 'all'`))
  state.sqlite((db) => {
    db.exec(`UPDATE event SET name = 'Zwetschgenkuchenlauf' WHERE permalink = 'berlin-marathon'`)
    db.exec(`INSERT INTO search_outbox (event_id, queued_at, version, attempts)
      SELECT id, '2026-11-22T08:59:00Z', 1, 0 FROM event WHERE permalink IN ('berlin-marathon', 'oslo-maraton')`)
  })
  const suggestions = await afterCron((fetchText) => found(fetchText, 'zwetschgenkuchen'))
  expect(suggestions.map(({ permalink }) => permalink)).toEqual(['berlin-marathon'])
  // The first run also adds the next expected editions of events of the day before, which the second indexes.
  await afterCron(async () => {})
  expect(one('SELECT count(*) FROM search_outbox')).toBe(0)
  expect(one(`SELECT key FROM catalogue_count WHERE kind = 'worked-out'`)).toMatch(/^2026-11-22/u)
  const after = Number(one(`SELECT races FROM catalogue_count WHERE kind = 'all'`))
  expect(after).toBeGreaterThan(0)
  expect(after).not.toBe(before)
})

test('a run with nothing to do changes nothing', async () => {
  const counts = () =>
    state.sqlite((db) =>
      JSON.stringify(db.prepare('SELECT * FROM catalogue_count ORDER BY kind, key').all()),
    )
  const before = counts()
  await afterCron(async () => {})
  expect(counts()).toBe(before)
})

test('a cancelled edition is suggested nowhere, and its page and the calendar mark it', async () => {
  const similarOf = (body: string) => {
    const {
      similar,
    }: { similar: { card: { permalink: string; name: string; bib: { date: string } } }[] } =
      JSON.parse(body)
    return similar.map(({ card }) => card)
  }
  const [called] = similarOf((await fetchSite('/api/events/berlin-marathon')).body)
  const { permalink = '', name = '', bib } = called ?? {}
  const command = ['worker/cli/edition.ts', permalink, bib?.date ?? '', '--status', 'cancelled']
  expect(state.run('node', command)).toMatchObject({ status: 0 })
  const seen = await afterCron(async (fetchText) => ({
    similar: similarOf(await fetchText('/api/events/berlin-marathon')).map(
      (card) => card.permalink,
    ),
    suggested: (await found(fetchText, name)).find((each) => each.permalink === permalink),
    home: await fetchText('/'),
    page: await fetchText(`/event/${permalink}`),
    calendar: await fetchText(
      `/calendar?text=${encodeURIComponent(name)}&from=${bib?.date}&to=${bib?.date}`,
    ),
  }))
  expect(seen.similar.length).toBeGreaterThan(3)
  expect(seen.similar).not.toContain(permalink)
  expect(seen.suggested?.bib).toBeNull()
  expect(seen.home).not.toContain(`/event/${permalink}"`)
  expect(seen.page).toContain('https://schema.org/EventCancelled')
  expect(seen.page).toContain('<b class="st bad">')
  expect(seen.calendar).toMatch(/<article class="tr [^"]*is-off"/u)
})
