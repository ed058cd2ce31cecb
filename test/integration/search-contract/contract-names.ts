import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '../../../src/model/locales.ts'
import type { CreateEngine, WritableAutocomplete } from './create-engine.ts'
import { others, today } from './example-events.ts'

/** Tests of the language of names in suggestions (spec §3). */
export function describeNames(
  engineName: string,
  createEngine: CreateEngine<WritableAutocomplete>,
): void {
  describe(`names in suggestions of ${engineName}`, () => {
    let engine: WritableAutocomplete
    beforeAll(async () => {
      engine = await createEngine(() => new Date(`${today}T12:00:00Z`))
      await engine.put(others)
    })
    const suggest = (text: string, locale: Locale) => engine.suggest({ text, locale, limit: 10 })

    it('a race is found by its name in any language and named in the reader’s', async () => {
      const raceNames = async (locale: Locale) => {
        const [found] = await suggest('tokyo half', locale)
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
      'an event without a name in the reader’s language is named in English: %s',
      async (locale, name) => {
        const [found] = await suggest('東京マラソン', locale)
        expect(found?.eventName.text).toBe(name)
      },
    )
  })
}
