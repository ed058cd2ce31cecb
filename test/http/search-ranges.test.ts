import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fetchSite } from '../support/fetch-site.ts'
import { suggestionsAt } from '../support/suggestions.ts'

const matchedRanges = v.array(v.tuple([v.number(), v.number()]))
const rangedSuggestions = v.array(
  v.looseObject({
    eventName: v.string(),
    raceNames: v.array(v.string()),
    ranges: v.strictObject({
      eventName: matchedRanges,
      raceNames: v.array(matchedRanges),
      city: matchedRanges,
      country: matchedRanges,
    }),
  }),
)

test('matches=ranges states the matches that are marked by default, in a smaller response', async () => {
  const path = `/api/search/autocompleteEvents?search=berlin%20mar&locale=de`
  const [marked, { body }] = [await suggestionsAt(path), await fetchSite(`${path}&matches=ranges`)]
  const ranged = v.parse(rangedSuggestions, JSON.parse(body))
  const cut = (text: string, ranges: [number, number][]) =>
    ranges.map(([start, end]) => text.slice(start, end))
  const inMarks = (html: string) =>
    [...html.matchAll(/<mark>(.*?)<\/mark>/gu)].map(([, text]) => text)
  expect(ranged.length).toBeGreaterThan(0)
  expect(ranged.map((each) => cut(each.eventName, each.ranges.eventName))).toEqual(
    marked.map((each) => inMarks(each.highlighted.eventName)),
  )
  expect(
    ranged.map(({ raceNames, ranges }) =>
      raceNames.map((name, index) => cut(name, ranges.raceNames[index] ?? [])),
    ),
  ).toEqual(marked.map((each) => each.highlighted.raceNames.map(inMarks)))
  expect(body).not.toMatch(/<mark>|highlighted|eventNames|raceNameVariants/u)
  expect(body.length).toBeLessThan((await fetchSite(path)).body.length)
})
