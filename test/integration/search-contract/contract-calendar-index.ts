import { beforeAll, describe, expect, it } from 'vitest'
import type { CreateEngine, WritableCalendar } from './create-engine.ts'
import { exampleEdition, exampleEvent, today } from './example-events.ts'

/** Tests of writing to the index of the calendar. */
export function describeCalendarIndex(
  name: string,
  createEngine: CreateEngine<WritableCalendar>,
): void {
  describe(`calendar after put and remove of ${name}`, () => {
    let engine: WritableCalendar
    beforeAll(async () => {
      engine = await createEngine(() => new Date(`${today}T12:00:00Z`))
    })
    const total = async (): Promise<[number, number]> => {
      const all = await engine.search({ filters: { from: today }, today, limit: 100, offset: 0 })
      return [all.total, all.races]
    }
    const event = exampleEvent({ eventId: 2001, name: 'Zermatt Skyrace', weight: 20 })

    it('putting a document twice is the same as once', async () => {
      await engine.put([event])
      await engine.put([event, event])
      expect(await total()).toEqual([1, 1])
    })

    it('put replaces editions', async () => {
      const editions = [
        exampleEdition({ date: '2027-06-01' }),
        exampleEdition({ date: '2027-07-01' }),
      ]
      await engine.put([{ ...event, weight: 99, editions }])
      expect(await total()).toEqual([2, 2])
    })

    it('remove deletes the editions of the event', async () => {
      await engine.put([exampleEvent({ eventId: 2002 })])
      await engine.remove([2001, 9999])
      expect(await total()).toEqual([1, 1])
      await engine.remove([2002])
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
  })
}
