import { beforeAll, describe, expect, it } from 'vitest'
import { locales, type Locale } from '../../../src/model/locales.ts'
import type { Suggestion } from '../../../worker/search/port/suggestion.ts'
import { badTexts } from './bad-texts.ts'
import type { CreateEngine, WritableAutocomplete } from './create-engine.ts'
import { berlin, others, today } from './example-events.ts'

/** Tests of suggestions. */
export function describeSuggestions(
  name: string,
  createEngine: CreateEngine<WritableAutocomplete>,
): void {
  describe(`suggestions of ${name}`, () => {
    let engine: WritableAutocomplete
    beforeAll(async () => {
      engine = await createEngine(() => new Date(`${today}T12:00:00Z`))
      await engine.put([berlin, ...others])
    })
    const suggest = (text: string, locale: Locale = 'en', limit = 10): Promise<Suggestion[]> =>
      engine.suggest({ text, locale, limit })
    const ids = async (text: string, limit = 10): Promise<number[]> =>
      (await suggest(text, 'en', limit)).map((each) => each.eventId)
    const matchesOf = ({ text, ranges }: Suggestion['eventName']): string[] =>
      ranges.map(([start, end]) => text.slice(start, end))

    it.each(locales)('an event is found by its name in %s and shown under it', async (locale) => {
      const shown = berlin.names[locale] ?? ''
      const [first] = await suggest(shown, locale)
      expect(first?.eventId).toBe(1001)
      expect(first?.eventName.text).toBe(shown)
      expect(first?.eventName.ranges.length).toBeGreaterThan(0)
    })

    it.each([
      ['germany marathon', 'en'],
      ['deutschland', 'de'],
      ['allemagne', 'fr'],
      ['niemcy', 'pl'],
      ['германия', 'ru'],
      ['德国', 'zh'],
      ['독일', 'ko'],
      ['ドイツ', 'ja'],
      ['เยอรมนี', 'th'],
      ['almanya', 'tr'],
      ['jerman', 'id'],
    ])('an event is found by its country in any language: %s', async (text) => {
      expect(await ids(text)).toContain(1001)
    })

    it.each([
      ['arhus', 1002],
      ['ÅRHUS', 1002],
      ['lodz', 1003],
      ['istanbul', 1004],
      ['ISTANBUL', 1004],
      ['ıstanbul', 1004],
      ['ｂｅｒｌｉｎ', 1001],
      ['strassenlauf', 1008],
      ['munchen', 1008],
      ['sud munich', 1008],
      ['ber mar', 1001],
      ['marathon du mont', 1009],
      ['mont chamonix', 1009],
    ])(
      'case, diacritics, width and ligatures are ignored, and beginnings of words match: %s',
      async (text, eventId) => {
        expect(await ids(text)).toContain(eventId)
      },
    )

    it.each([
      ['東京', 1005],
      ['京マ', 1005],
      ['ラソ', 1005],
      ['マラソン 東京', 1005],
      ['서울마라톤', 1006],
      ['라톤', 1006],
      ['เทพ', 1007],
      ['มาราธอน', 1007],
      ['柏林', 1001],
    ])(
      'names in scripts without spaces match by fragments of two characters or more: %s',
      async (text, eventId) => {
        expect(await ids(text)).toContain(eventId)
      },
    )

    it.each([
      ['marathn berlin', 1001],
      ['berlni marathon', 1001],
      ['nerlin', 1001],
      ['eberlin', 1001],
      ['istnbul', 1004],
      ['chmonix', 1009],
      ['germny marathon', 1001],
      ['марафн', 1001],
    ])('one mistake in a word of five letters or more is corrected: %s', async (text, eventId) => {
      expect(await ids(text)).toContain(eventId)
    })

    it.each([
      ['berlinmarathon', 1001],
      ['marathondeberlin', 1001],
      ['tokyomarathon', 1005],
      ['saigon', 1010],
      ['oelweg21km', 1010],
      ['oelweg 21 km', 1010],
      ['ölweg 21k', 1010],
    ])(
      'words typed together or apart, in another spelling, are found: %s',
      async (text, eventId) => {
        expect((await ids(text))[0]).toBe(eventId)
      },
    )

    it.each([
      ['schweiz', 'de'],
      ['switzerland', 'de'],
      ['switzerland', 'en'],
    ] as const)(
      'a country in the reader’s language comes before names with the word: %s, %s',
      async (text, locale) => {
        const [first] = await suggest(text, locale)
        expect(first?.eventId).toBe(1010)
      },
    )

    it('a letter missing in a word of five is corrected, two mistakes are not', async () => {
      expect(await ids('erlin')).toContain(1001)
      expect(await ids('taße')).toEqual([])
      expect(await ids('mxrxthon')).toEqual([])
    })

    it('the corrected word of a misspelled text is highlighted', async () => {
      const [first] = await suggest('marathn berlin')
      expect(first && matchesOf(first.eventName)).toEqual(['Berlin', 'Marathon'])
    })

    it('matches in city, country and race names are highlighted', async () => {
      const [first] = await suggest('chamonix mont')
      expect(first && matchesOf(first.city)).toEqual(['Chamonix'])
      expect(first?.raceNames.map(({ text }) => text)).toEqual(['Marathon du Mont'])
      const [german] = await suggest('germ straßen')
      expect(german && matchesOf(german.country)).toEqual(['Germ'])
      expect(german && matchesOf(german.eventName)).toEqual(['Straßen'])
    })

    it('events whose own name matches come before those whose race or place does, then popular ones', async () => {
      expect(await ids('marathon')).toEqual([1001, 1005, 1006, 1007, 1009])
      expect(await ids('marathon', 2)).toEqual([1001, 1005])
    })

    it('texts below three characters find nothing, except two of Chinese, Japanese or Korean', async () => {
      expect(await ids('be')).toEqual([])
      expect(await ids(' b ')).toEqual([])
      expect(await ids('')).toEqual([])
      expect(await ids('東京')).toEqual([1005])
    })

    it('a suggestion has the next edition that takes place', async () => {
      const [first] = await suggest('istanbul')
      expect(first?.next).toEqual({
        date: '2027-05-01',
        endDate: '2027-05-01',
        dateConfirmed: true,
      })
      expect(first?.sport).toBe('run')
    })

    it.each(badTexts)('hostile text is accepted: %s', async (_, text) => {
      await expect(suggest(text)).resolves.toBeInstanceOf(Array)
    })

    it('punctuation around a name is ignored', async () => {
      expect(await ids('"berlin')).toContain(1001)
      expect(await ids('berlin '.repeat(1500))).toContain(1001)
    })
  })
}
