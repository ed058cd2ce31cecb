import { euroAtSnapshot } from '../../rates/rates-snapshot.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { Sport } from '../../../src/model/event/sports.ts'
import { halfMarathonKm, marathonKm } from '../../../src/model/values/limits.ts'
import { longUnits } from '../../../src/model/values/units.ts'
import type { PriceInput } from '../../domain/catalogue/events/event-input.ts'
import { countryCurrencies } from '../../geo/country-currencies.ts'
import type { CatalogueRow } from '../catalogue-row.ts'
import { cumulate, type Draw } from './draw.ts'
import { sportPlans } from './sport-plans.ts'
import { nounOf } from './words.ts'

/** A race of all editions of its event, with one price for all. */
type Race = Omit<CatalogueRow['races'][number], 'price'> & { price?: PriceInput }
type Leg = Race['legs'][number]

/** Properties that all races of an event share. */
export interface RaceSetting {
  locale: Locale
  sport: Sport
  /** Kind of event according to its name; for running, 0 is a marathon and 1 a half marathon. */
  noun: number
  country: string
  /** Duration of the edition in days. */
  days: number
  priced: boolean
}

/** Shares of events with one race, two races and so on: 2.2 on average. */
const raceCounts = cumulate([36, 30, 17, 10, 5, 2])

const kmPerMile = longUnits.imperial.metres / 1000
const metresPerFoot = 0.3048
/** Share of events with distances in miles. */
const milesShare: Readonly<Record<string, number>> = { US: 0.75, GB: 0.5 }

interface Option {
  /** The race's name. */
  label: string
  legs: Leg[]
  /** Total kilometres, or 60 per day for timed races; basis of the price and the start time. */
  size: number
}

const figure = (value: number): string => String(Math.round(value * 100) / 100)

function roadLabel(setting: RaceSetting, km: number): string | null {
  if (setting.sport !== 'run') return null
  if (Math.abs(km - marathonKm) < 0.1) return nounOf(setting.locale, 'run', 0)
  return Math.abs(km - halfMarathonKm) < 0.1 ? nounOf(setting.locale, 'run', 1) : null
}

/** All races that an event could have, the most common first. */
function optionsOf(draw: Draw, setting: RaceSetting): Option[] {
  const { sport } = setting
  const plan = sportPlans[sport]
  const inMiles = plan.miles !== undefined && draw.chance(milesShare[setting.country] ?? 0)
  const single = (inMiles ? plan.miles : plan.km) ?? []
  const unit = inMiles ? 'mi' : 'km'
  const lengths = single.map((distance): Option => {
    const km = inMiles ? distance * kmPerMile : distance
    const label = roadLabel(setting, km) ?? `${figure(distance)} ${unit}`
    return {
      label,
      legs: [{ sport, distance, unit, ...climb(draw, sport, km, inMiles) }],
      size: km,
    }
  })
  const several = (plan.legs ?? []).map((legs): Option => {
    const size = legs.reduce((sum, [, km]) => sum + km, 0)
    return {
      label: legs.map(([, km]) => figure(km)).join(' + '),
      legs: legs.map(([leg, distance]) => ({ sport: leg, distance, unit: 'km' })),
      size,
    }
  })
  return [...lengths, ...several]
}

function climb(draw: Draw, sport: Sport, km: number, inFeet: boolean): Pick<Leg, 'gain'> {
  const { climb: range, climbStated = 0 } = sportPlans[sport]
  if (range === undefined || !draw.chance(climbStated)) return {}
  const metres = km * (range[0] + draw.number() * (range[1] - range[0]))
  if (inFeet)
    return {
      gain: { value: Math.max(10, Math.round(metres / metresPerFoot / 10) * 10), unit: 'ft' },
    }
  return { gain: { value: Math.max(5, Math.round(metres / 5) * 5), unit: 'm' } }
}

/** Makes some races timed, and leaves the distance of some unknown. */
function withoutLength(draw: Draw, setting: RaceSetting): Option | null {
  const { sport, locale } = setting
  const { hours = [], timed = 0, unknown = 0 } = sportPlans[sport]
  const roll = draw.number()
  if (hours.length > 0 && roll < timed) {
    const distance = draw.pick(hours)
    const days = distance % 24 === 0 && draw.chance(0.2)
    const leg: Leg = days
      ? { sport, distance: distance / 24, unit: 'day' }
      : { sport, distance, unit: 'hour' }
    return { label: `${distance} h`, legs: [leg], size: distance * 2.5 }
  }
  if (roll > 1 - unknown)
    return { label: nounOf(locale, sport, setting.noun), legs: [{ sport }], size: 10 }
  return null
}

/** The races of an event: all different, including the length that its name implies. */
export function scaleRaces(draw: Draw, setting: RaceSetting): Race[] {
  const options = optionsOf(draw, setting)
  const named =
    setting.sport === 'run' && setting.noun < 2 ? nounOf(setting.locale, 'run', setting.noun) : null
  const count = draw.index(raceCounts) + 1
  const chosen = options.filter(({ label }) => label === named).slice(0, 1)
  for (let tries = 0; chosen.length < count && tries < 12; tries += 1) {
    // Squaring the random number favours the beginning of the list, which has the common lengths.
    const usual = options[Math.floor(draw.number() ** 2 * options.length)]
    const option = withoutLength(draw, setting) ?? usual
    if (option === undefined || chosen.some(({ label }) => label === option.label)) continue
    chosen.push(option)
  }
  if (chosen.length === 0)
    chosen.push({
      label: nounOf(setting.locale, setting.sport, setting.noun),
      legs: [{ sport: setting.sport }],
      size: 10,
    })
  return chosen.sort((a, b) => b.size - a.size).map((option) => raceOf(draw, setting, option))
}

const pairs: readonly [number, number][] = [
  [2, 2],
  [2, 4],
  [4, 4],
  [5, 5],
]

function raceOf(draw: Draw, setting: RaceSetting, { label, legs, size }: Option): Race {
  const { sport, days } = setting
  const hour = size > 80 ? draw.whole(4, 7) : draw.whole(7, 11)
  return {
    name: label,
    names: {},
    sport,
    legs,
    ...(draw.chance(0.6)
      ? { start: `${String(hour).padStart(2, '0')}:${draw.pick(['00', '15', '30', '45'])}` }
      : {}),
    ...(days > 1 && draw.chance(0.6) ? { dayOffset: draw.whole(0, days - 1) } : {}),
    ...(draw.chance(0.03) ? { team: draw.pick(pairs) } : {}),
    ...(draw.chance(0.25) ? { minimumAge: size > 20 ? 18 : draw.pick([6, 12, 14, 16]) } : {}),
    ...(draw.chance(0.2) ? { capacity: draw.pick([100, 250, 500, 1000, 3000, 12_000]) } : {}),
    ...(setting.priced ? { price: priceOf(draw, setting, size) } : {}),
  }
}

/** A round price in the country's currency or in euro; one race in 25 is free. */
function priceOf(
  draw: Draw,
  { sport, country }: RaceSetting,
  size: number,
): NonNullable<Race['price']> {
  const currency = countryCurrencies[country] ?? 'EUR'
  if (draw.chance(0.04)) return { amount: 0, currency }
  const [start, perKm] = sportPlans[sport].price
  const euro = (start + perKm * size ** 0.9) * (0.7 + draw.number() * 0.8)
  const amount = euro * (1000 / euroAtSnapshot(1000, currency))
  const step = amount > 2000 ? 100 : amount > 200 ? 10 : 1
  return { amount: Math.max(step, Math.round(amount / step) * step), currency }
}
