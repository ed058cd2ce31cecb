import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { SearchEngine } from '../../../worker/search/port/engine.ts'
import type { MakeEngine } from './contract.ts'
import { others, today } from './example-events.ts'

/** In which language suggestions name events and races (spec §3). */
export function describeNames(engineName: string, makeEngine: MakeEngine): void {
  describe(`names in suggestions of ${engineName}`, () => {
    let engine: SearchEngine
    beforeAll(async () => {
      engine = await makeEngine(() => new Date(`${today}T12:00:00Z`))
      await engine.put(others)
    })
    const ask = (text: string, locale: Locale) => engine.suggest({ text, locale, limit: 10 })

    it('finds a race by its name in any language and shows the name in the reader’s', async () => {
      const raceNames = async (locale: Locale) => {
        const [found] = await ask('tokyo half', locale)
        return [found?.raceNames, found?.raceNameVariants]
      }
      const english = { text: 'Half marathon', ranges: [[0, 4]] }
      const variants = [{ en: 'Half marathon' }]
      expect(await raceNames('en')).toEqual([[english], variants])
      expect(await raceNames('fr')).toEqual([[english], variants])
      expect(await raceNames('ja')).toEqual([[{ text: 'ハーフ', ranges: [] }], variants])
    })

    it.each([
      ['ja', '東京マラソン'],
      ['fr', 'Tokyo Marathon'],
      ['zh', 'Tokyo Marathon'],
    ] as const)(
      'names an event in its own language, and else in English: %s',
      async (locale, name) => {
        const [found] = await ask('東京マラソン', locale)
        expect(found?.eventName.text).toBe(name)
      },
    )
  })
}
