import { expect, test, vi } from 'vitest'
import { eventShape } from '../../../../model/event-facts/event-shape.ts'
import { createAutosave } from './autosave.ts'
import { createDraftStore } from './draft-store.ts'

test('an editor in which something changes every few seconds saves at most 24 times a minute', async () => {
  vi.useFakeTimers()
  try {
    const store = createDraftStore(eventShape.empty())
    let saves = 0
    const autosave = createAutosave({
      store,
      version: 1,
      unsent: null,
      now: Date.now,
      load: async () => null,
      keep: () => {},
      save: async (version) => {
        saves += 1
        return { state: 'saved', version: version + 1 }
      },
    })
    // The shortest pause after which a change is saved before the next one.
    const pauseMs = 2501
    for (let at = 0; at < 60_000; at += pauseMs) {
      store.set('name', `Run ${at}`)
      await vi.advanceTimersByTimeAsync(pauseMs)
    }
    autosave.stop()
    expect(saves).toBeGreaterThan(20)
    expect(saves).toBeLessThanOrEqual(24)
  } finally {
    vi.useRealTimers()
  }
})
