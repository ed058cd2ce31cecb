import { countryName } from '../../../src/i18n/countries/country-names.ts'
import type { ColumnTarget } from '../../../src/model/event/imports.ts'
import { dateCertaintyWords } from '../../../src/i18n/date-certainty-words.ts'
import { sportOfCode } from '../../../src/model/event/sports.ts'
import { toMajor } from '../../../src/model/money/minor-units.ts'
import { sportName } from '../../../src/i18n/sport-names.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { unitOfCode } from '../../../src/model/values/units.ts'
import type { ExportedRace } from '../../domain/organisers/dashboard/find-exported-races.ts'
import { templateTargets } from './import-template.ts'

/** Units that a column of lengths can state. */
const lengths: readonly string[] = ['km', 'm', 'mi', 'ft']

/** "42.195 km", "26.2 mi", as imports read it; '' for none, and for a duration. */
function lengthText(value: number | null, code: number | null): string {
  const unit = code === null ? null : unitOfCode(code)
  return value === null || unit === null || !lengths.includes(unit) ? '' : `${value} ${unit}`
}

/** "40 ../2027-01-31; 50 2027-02-01/..": the steps, each with its currency if there are several. */
function pricesText(prices: ExportedRace['prices']): string {
  const areMixed = new Set(prices.map(({ currency }) => currency)).size > 1
  return prices
    .map(({ amount, currency, from, until }) =>
      [
        toMajor(amount, currency),
        ...(areMixed ? [currency] : []),
        ...(from === null && until === null ? [] : [`${from ?? '..'}/${until ?? '..'}`]),
      ].join(' '),
    )
    .join('; ')
}

const numberText = (value: number | null): string => (value === null ? '' : String(value))

function cellOf(target: ColumnTarget, race: ExportedRace, locale: Locale): string {
  switch (target) {
    case 'date.ymd':
      return race.date
    case 'end':
      return race.end === race.date ? '' : race.end
    case 'day':
      return race.day === race.date ? '' : (race.day ?? '')
    case 'country':
      return countryName(race.country, locale)
    case 'lat':
    case 'lon':
      return numberText(race[target])
    case 'sport': {
      const sport = sportOfCode(race.sport)
      return sport === null ? '' : sportName(sport, locale)
    }
    case 'distance.km':
      return lengthText(race.distance, race.distanceUnit)
    case 'climb.m':
      return lengthText(race.climb, race.climbUnit)
    case 'price':
      return pricesText(race.prices)
    case 'currency':
      return race.prices[0]?.currency ?? ''
    case 'certainty':
      return dateCertaintyWords(race.confirmed === 1 ? 'confirmed' : 'expected', locale)[0]
    case 'reason':
      return race.reason[race.language] ?? Object.values(race.reason)[0] ?? ''
    case 'date.dmy':
    case 'date.mdy':
    case 'distance.m':
    case 'distance.mi':
    case 'climb.ft':
      return ''
    case 'name':
    case 'language':
    case 'city':
    case 'region':
    case 'venue':
    case 'race':
    case 'start':
    case 'site':
    case 'entry':
    case 'opens':
    case 'closes':
    case 'status':
    case 'previous':
      return race[target] ?? ''
  }
}

/** Races as rows of the template for imports, which reads them again: a text for each of its columns. */
export const exportRows = (races: readonly ExportedRace[], locale: Locale): string[][] =>
  races.map((race) => templateTargets.map((target) => cellOf(target, race, locale)))
