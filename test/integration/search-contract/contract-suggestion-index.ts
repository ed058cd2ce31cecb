import { beforeAll, describe, expect, it } from 'vitest'
import type { CreateEngine, WritableAutocomplete } from './create-engine.ts'
import { exampleEdition, exampleEvent, today } from './example-events.ts'

/** Tests of writing to the index of suggestions. */
export function describeSuggestionIndex(
  name: string,
  createEngine: CreateEngine<WritableAutocomplete>,
): void {
  describe(`suggestions after put and remove of ${name}`, () => {
    let engine: WritableAutocomplete
    beforeAll(async () => {
      engine = await createEngine(() => new Date(`${today}T12:00:00Z`))
    })
    const ids = async (text: string): Promise<number[]> =>
      (await engine.suggest({ text, locale: 'en', limit: 10 })).map((each) => each.eventId)
    const event = exampleEvent({ eventId: 2001, name: 'Zermatt Skyrace', weight: 20 })

    it('putting a document twice is the same as once', async () => {
      await engine.put([event])
      await engine.put([event, event])
      expect(await ids('zermatt')).toEqual([2001])
    })

    it('put replaces names and weight', async () => {
      await engine.put([{ ...event, name: 'Gornergrat Vertical', weight: 99 }])
      expect(await ids('zermatt')).toEqual([])
      expect(await ids('zermat')).toEqual([])
      expect(await ids('gornergrat')).toEqual([2001])
      expect(await ids('gonrergrat')).toEqual([2001])
    })

    it('remove deletes the event and the words that only it had', async () => {
      await engine.put([exampleEvent({ eventId: 2002, name: 'Gornergrot' })])
      await engine.remove([2001, 9999])
      expect(await ids('gornergrat')).toEqual([2002])
      await engine.remove([2002])
      expect(await ids('gornergrat')).toEqual([])
    })

    it('put and remove accept an empty list', async () => {
      await engine.put([])
      await engine.remove([])
      expect(await ids('zermatt')).toEqual([])
    })

    it('events without a day ahead are suggested last', async () => {
      const past = exampleEdition({ date: '2026-12-01' })
      const off = exampleEdition({ status: 'cancelled' })
      await engine.put([
        exampleEvent({ eventId: 2003, name: 'Alpha Run', weight: 90, editions: [past] }),
        exampleEvent({ eventId: 2004, name: 'Alpha Run', weight: 80, editions: [off] }),
        exampleEvent({ eventId: 2005, name: 'Alpha Run', weight: 10 }),
      ])
      expect(await ids('alpha')).toEqual([2005, 2003, 2004])
    })
  })
}
