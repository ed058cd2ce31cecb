import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EventFacts } from '../../../model/schemas/event/event-facts.ts'
import { eventShape } from '../../../model/event-facts/event-shape.ts'
import { newEvent } from '../../../model/event-facts/empty-facts.ts'
import { createAutosave, type Rest } from './autosave.ts'
import { createDraftStore } from './draft-store.ts'
import type { Followed, SaveResult } from './save-state.ts'

const facts: EventFacts = { ...newEvent('Lake run', 'en'), url: 'https://lake.example' }
const editionKey = facts.editions[0]?.key ?? ''
/** The same event after publishing: its edition is row 7. */
const published: EventFacts = {
  ...facts,
  editions: facts.editions.map((edition) => ({ ...edition, key: '7' })),
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An autosave whose draft answers its saves in turn, and is followed by another one. */
function opened(answers: SaveResult[], followed: Followed = { state: 'failed' }) {
  const store = createDraftStore(eventShape, facts)
  const kept: Rest[] = []
  const sent: unknown[] = []
  const follow = vi.fn<() => Promise<Followed>>(async () => await Promise.resolve(followed))
  const autosave = createAutosave({
    shape: eventShape,
    store,
    version: 3,
    conflicts: [],
    now: () => 1000,
    save: async (version, changes) => {
      sent.push({ version, changes })
      return await Promise.resolve(answers.shift() ?? { state: 'saved', version: version + 1 })
    },
    load: async () => await Promise.resolve(null),
    follow,
    keep: (rest) => kept.push(rest),
  })
  return { store, autosave, kept, sent, follow }
}

const next = (document: EventFacts): Followed => ({
  state: 'opened',
  draft: { version: 0, facts: document },
  keys: { [editionKey]: '7' },
})

test('nothing counts as saved from the first letter until the server has it', async () => {
  const { store, autosave } = opened([])
  store.set('name', 'Lake run 2')
  expect(autosave.state().state).toBe('saving')
  await autosave.flush()
  expect(autosave.state().state).toBe('saved')
})

test('text written after a colleague published goes into the next draft, by the keys that entries got', async () => {
  const { store, autosave, sent, kept } = opened([{ state: 'gone' }], next(published))
  store.set(`editions.${editionKey}.date`, '2027-06-05')
  store.set('texts.about.en', 'Around the lake.')
  expect(await autosave.flush()).toBe(true)
  expect(sent.at(-1)).toEqual({
    version: 0,
    changes: [
      { path: 'texts.about.en', from: null, to: 'Around the lake.' },
      { path: 'editions.7.date', from: null, to: '2027-06-05' },
    ],
  })
  expect(store.get('editions.7.date')).toBe('2027-06-05')
  expect(kept.at(-1)?.changes).toEqual([])
})

test('text that meets what the colleague published is a conflict, and not all is sent before one side is chosen', async () => {
  const theirs = { ...published, url: 'https://theirs.example' }
  const { store, autosave, kept } = opened([{ state: 'gone' }], next(theirs))
  store.set('url', 'https://mine.example')
  expect(await autosave.flush()).toBe(false)
  const conflict = {
    path: 'url',
    base: 'https://lake.example',
    mine: 'https://mine.example',
    theirs: 'https://theirs.example',
  }
  expect(autosave.state().conflicts).toEqual([conflict])
  expect(kept.at(-1)?.conflicts).toEqual([conflict])
  expect(await autosave.flush(), 'also when it is sent again').toBe(false)
  autosave.resolve('url', conflict.mine)
  expect(await autosave.flush()).toBe(true)
})

test.each(['discarded', 'gone', 'signed-out', 'failed'] as const)(
  'text that no draft takes (%s) stays in the browser and does not count as saved',
  async (state) => {
    const { store, autosave, kept } = opened([{ state: 'gone' }, { state: 'gone' }], { state })
    store.set('texts.about.en', 'Around the lake.')
    expect(await autosave.flush()).toBe(false)
    expect(autosave.state().state).toBe(state === 'failed' ? 'unsent' : state)
    expect(kept.at(-1)?.changes).toHaveLength(1)
  },
)

test('a draft that is gone again after it was renewed is tried later, not for ever at once', async () => {
  const { store, autosave, follow } = opened(
    [{ state: 'gone' }, { state: 'gone' }],
    next(published),
  )
  store.set('name', 'Lake run 2')
  expect(await autosave.flush()).toBe(false)
  expect(follow).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(autosave.state().state).toBe('saved')
})

test('an editor in which something changes every few seconds saves at most 24 times a minute', async () => {
  const { store, autosave, sent } = opened([])
  // The shortest pause after which a change is saved before the next one.
  const pauseMs = 2501
  for (let at = 0; at < 60_000; at += pauseMs) {
    store.set('name', `Run ${at}`)
    await vi.advanceTimersByTimeAsync(pauseMs)
  }
  autosave.stop()
  expect(sent.length).toBeGreaterThan(20)
  expect(sent.length).toBeLessThanOrEqual(24)
})
