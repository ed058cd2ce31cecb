import { expect, test } from 'vitest'
import * as v from 'valibot'
import { sportView } from '../../src/model/schemas/site/sport.ts'
import { calendarAt } from '../support/calendars.ts'
import { fetchSite } from '../support/fetch-site.ts'

async function sport(word: string, query = '') {
  const { status, body } = await fetchSite(`/api/sports/${word}?locale=en${query}`)
  expect([word, status]).toEqual([word, 200])
  return v.parse(sportView, JSON.parse(body))
}

/** Number of races of the calendar at a path of the site. */
async function racesAt(path: string): Promise<number> {
  const url = new URL(path, 'http://localhost')
  url.searchParams.set('criteria', url.pathname.replace('/calendar/', ''))
  return (await calendarAt(url.searchParams.toString())).races.count
}

test.each(['trail-running', 'all-running', 'triathlon', 'open-water-swimming', 'winter-sports'])(
  'each length on the page of %s has as many races as the calendar it links to',
  async (word) => {
    const { lengths } = await sport(word)
    expect(lengths.length).toBeGreaterThan(2)
    const counted = await Promise.all(lengths.map(({ path }) => racesAt(path)))
    expect(lengths.map(({ races }) => races.count)).toEqual(counted)
  },
)

test('the weeks of a sport sum up to its races of the year, and its countries to all of its races', async () => {
  const { season, byCountry, races, busiest } = await sport('trail-running')
  const inSeason = season.reduce((sum, week) => sum + week.races.count, 0)
  expect(season).toHaveLength(52)
  expect(inSeason).toBeGreaterThan(races.count * 0.8)
  expect(inSeason).toBeLessThanOrEqual(races.count)
  expect(Math.max(...season.map((week) => week.races.count))).toBe(busiest.count)
  const inCountries = byCountry.map((country) => Number(country.races.replaceAll(',', '')))
  expect(inCountries.reduce((sum, each) => sum + each, 0)).toBe(races.count)
})

test('lists of records begin with the largest, name each event once, and are empty where no figure is known', async () => {
  for (const list of await sport('trail-running').then(({ longest, climb }) => [longest, climb])) {
    expect(list).toHaveLength(6)
    expect(list[0]?.share).toBe(100)
    const shares = list.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect(new Set(list.map(({ permalink }) => permalink)).size).toBe(6)
  }
  const skiJumping = await sport('ski-jumping')
  expect(skiJumping.climb).toEqual([])
})

test('the page shows no number that is unknown, and a dot on the map per square degree', async () => {
  const { body } = await fetchSite('/sport/ski-jumping')
  const counters = /<dl class="cnt">(?<list>.*?)<\/dl>/su.exec(body)?.groups?.['list'] ?? ''
  expect(counters.match(/<dt>/gu)).toHaveLength(2)
  expect(counters).not.toMatch(/<dd>0</u)
  const { dots } = await sport('ski-jumping')
  expect(dots.match(/M/gu)?.length).toBeGreaterThan(2)
  expect(body).toContain(dots)
})

test('lengths are shown in miles to readers of miles, and lead to the same races', async () => {
  const [metric, imperial] = await Promise.all([sport('running'), sport('running', '&unitSet=1')])
  expect(imperial.lengths.map(({ path, km, races }) => ({ path, km, races }))).toEqual(
    metric.lengths.map(({ path, km, races }) => ({ path, km, races })),
  )
  expect(imperial.lengths.find(({ km }) => km === 5)?.figure).toEqual({ value: '3.1', unit: 'mi' })
})
