import type { City } from '../gazetteer/read-gazetteer.ts'
import { cumulate, type Draw } from './draw.ts'

/** Factors for countries with more, or fewer, events per inhabitant than others. */
const tiers: readonly (readonly [factor: number, countries: string])[] = [
  [12, 'AT BE CH CZ DE DK EE ES FI FR GB IE IS IT LT LU LV NL NO PL PT SE SI SK'],
  [5, 'AU CA GR HR HU NZ US ZA'],
  [3, 'BR HK JP KR SG TH TW'],
  [0.3, 'AF BD CD ET IQ IR MM NG PK SD SO SY YE'],
]
const factors = new Map(
  tiers.flatMap(([factor, countries]) =>
    countries.split(' ').map((country): [string, number] => [country, factor]),
  ),
)

/** Latitude from which there is snow for long enough. */
const snow = 36

/** Exponent of the population. It is below 1, because a large city has larger events rather than more of them. */
const damping = 0.8

/** Creates a random choice of cities, weighted by population and country; winter sports get cities with snow. */
export function createCityDraw(cities: readonly City[]): (draw: Draw, winter: boolean) => City {
  const weights = cities.map(
    ({ country, population }) => (population + 500) ** damping * (factors.get(country) ?? 1),
  )
  const all = cumulate(weights)
  const cold = cumulate(
    weights.map((weight, index) => (Math.abs(cities[index]?.lat ?? 0) < snow ? 0 : weight)),
  )
  return (draw, winter) => {
    const city = cities[draw.index(winter && (cold.at(-1) ?? 0) > 0 ? cold : all)]
    if (city === undefined) throw new RangeError('the gazetteer is empty')
    return city
  }
}
