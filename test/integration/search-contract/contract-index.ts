import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchEngine } from '../../../worker/search/port/engine.ts'
import type { CreateEngine } from './create-engine.ts'
import { exampleEdition, exampleEvent, today } from './example-events.ts'

/** Tests of writing to the index. */
export function describeIndex(name: string, createEngine: CreateEngine): void {
  describe(`put and remove of ${name}`, () => {
    let engine: SearchEngine
    beforeAll(async () => {
      engine = await createEngine(() => new Date(`${today}T12:00:00Z`))
    })
    const ids = async (text: string): Promise<number[]> =>
      (await engine.suggest({ text, locale: 'en', limit: 10 })).map((each) => each.eventId)
    const total = async (): Promise<[number, number]> => {
      const all = await engine.search({ filters: { from: today }, today, limit: 100, offset: 0 })
      return [all.total, all.races]
    }
    const event = exampleEvent({ eventId: 2001, name: 'Zermatt Skyrace', weight: 20 })

    it('putting a document twice is the same as once', async () => {
      await engine.put([event])
      await engine.put([event, event])
      expect(await ids('zermatt')).toEqual([2001])
      expect(await total()).toEqual([1, 1])
    })

    it('put replaces names, weight and editions', async () => {
      const editions = [
        exampleEdition({ date: '2027-06-01' }),
        exampleEdition({ date: '2027-07-01' }),
      ]
      await engine.put([{ ...event, name: 'Gornergrat Vertical', weight: 99, editions }])
      expect(await ids('zermatt')).toEqual([])
      expect(await ids('zermat')).toEqual([])
      expect(await ids('gornergrat')).toEqual([2001])
      expect(await ids('gonrergrat')).toEqual([2001])
      expect(await total()).toEqual([2, 2])
    })

    it('remove deletes the event and the words that only it had', async () => {
      await engine.put([exampleEvent({ eventId: 2002, name: 'Gornergrot' })])
      await engine.remove([2001, 9999])
      expect(await ids('gornergrat')).toEqual([2002])
      await engine.remove([2002])
      expect(await ids('gornergrat')).toEqual([])
      expect(await total()).toEqual([0, 0])
    })

    it('an edition that moves to another event is listed once', async () => {
      const editions = [exampleEdition()]
      await engine.put([exampleEvent({ eventId: 2006, editions })])
      await engine.put([exampleEvent({ eventId: 2007, editions })])
      await engine.put([exampleEvent({ eventId: 2006, editions: [] })])
      expect(await total()).toEqual([1, 1])
      await engine.remove([2006, 2007])
    })

    it('put and remove accept an empty list', async () => {
      await engine.put([])
      await engine.remove([])
      expect(await total()).toEqual([0, 0])
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
