import { describe, expect, test } from 'vitest'
import type { Suggestion } from './port/suggestion.ts'
import { versusSides, withVersus } from './versus.ts'

const suggestion = (eventId: number, isPart = false): Suggestion => ({
  eventId,
  permalink: `event-${eventId}`,
  eventName: { text: `Event ${eventId}`, ranges: [] },
  eventLanguage: 'en',
  eventNames: {},
  city: { text: '', ranges: [] },
  country: { text: '', ranges: [] },
  raceNames: [],
  raceNameVariants: [],
  next: null,
  sport: null,
  isPart,
})

/** Ids that a text finds, and the texts that were looked up. */
async function idsOf(
  answers: Record<string, Suggestion[]>,
  text: string,
  limit = 10,
): Promise<{ ids: number[]; texts: string[]; versus: (string | undefined)[] }> {
  const texts: string[] = []
  const autocomplete = withVersus({
    suggest: ({ text: each }) => {
      texts.push(each)
      return Promise.resolve(answers[each] ?? [])
    },
  })
  const found = await autocomplete.suggest({ text, locale: 'en', limit })
  return {
    ids: found.map(({ eventId }) => eventId),
    texts,
    versus: found.map(({ versus }) => versus),
  }
}

describe('versusSides', () => {
  test.each([
    ['utmb vs tor', 'utmb', 'tor'],
    ['UTMB vs. Tor des Géants', 'utmb', 'tor des geants'],
    ['berlin versus london', 'berlin', 'london'],
    ['Berlin gegen Wien', 'berlin', 'wien'],
    ['paris contre lyon', 'paris', 'lyon'],
    ['Berlin karşı Londra', 'berlin', 'londra'],
    ['Москва против Казань', 'москва', 'казань'],
    ['東京マラソン対大阪マラソン', '東京マラソン', '大阪マラソン'],
    ['上海马拉松 VS 北京马拉松', '上海马拉松', '北京马拉松'],
    ['a vs b vs c', 'a', 'b vs c'],
    ['Comrades v Two Oceans', 'comrades', 'two oceans'],
    ['Maratona do Rio x Maratona de Lisboa', 'maratona do rio', 'maratona de lisboa'],
    ['서울마라톤 대 춘천마라톤', '서울마라톤', '춘천마라톤'],
    ['เชียงใหม่ ปะทะ ภูเก็ต', 'เชียงใหม่', 'ภูเก็ต'],
  ])('"%s" has two sides', (text, first, second) => {
    expect(versusSides(text)).toEqual([first, second])
  })

  test.each(['', 'vs', 'utmb vs', 'vs utmb', 'utmb tor', 'mottram vsop', '🏃 vs 🏃'])(
    '"%s" has none',
    (text) => {
      expect(versusSides(text)).toBeNull()
    },
  )
})

describe('withVersus', () => {
  const answers = {
    utmb: [suggestion(1), suggestion(2), suggestion(3)],
    tor: [suggestion(4), suggestion(2)],
  }

  test('both sides take turns, without an event twice, up to the limit', async () => {
    expect((await idsOf(answers, 'utmb vs tor')).ids).toEqual([1, 4, 2, 3])
    expect((await idsOf(answers, 'utmb vs tor', 2)).ids).toEqual([1, 4])
  })

  test('the first event names the second, and no other list names any', async () => {
    expect((await idsOf(answers, 'utmb vs tor', 3)).versus).toEqual([
      'event-4',
      undefined,
      undefined,
    ])
    expect((await idsOf(answers, 'utmb')).versus).toEqual([undefined, undefined, undefined])
    expect((await idsOf({ utmb: [suggestion(1)] }, 'utmb vs utmb')).versus).toEqual([undefined])
  })

  test('a part of the words gives way to two sides', async () => {
    const part = { ...answers, 'utmb vs tor': [suggestion(9, true)] }
    expect((await idsOf(part, 'utmb vs tor')).ids).toEqual([1, 4, 2, 3])
  })

  test('a race that has the word in its name is found by the whole text alone', async () => {
    const whole = { ...answers, 'lauf gegen krebs': [suggestion(5)] }
    expect(await idsOf(whole, 'lauf gegen krebs')).toEqual({
      versus: [undefined],
      ids: [5],
      texts: ['lauf gegen krebs'],
    })
  })

  test('if a side finds nothing, or only a part, the whole text answers', async () => {
    const part = { ...answers, 'utmb vs x': [suggestion(9, true)], x: [suggestion(8, true)] }
    expect((await idsOf(part, 'utmb vs x')).ids).toEqual([9])
    expect((await idsOf(part, 'utmb vs zzz')).ids).toEqual([])
  })

  test('a text without "versus" is looked up once', async () => {
    expect((await idsOf(answers, 'nothing')).texts).toEqual(['nothing'])
  })
})
