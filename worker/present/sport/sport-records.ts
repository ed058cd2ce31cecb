import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { joined } from '../../../src/i18n/joins.ts'
import { climbFigure, wholeLength } from '../../../src/i18n/lengths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { Figure, SportView } from '../../../src/model/views.ts'
import type { RecordFacts } from '../../domain/catalogue/sports/sport-records.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

type Measure = (facts: RecordFacts) => number | null

const metres: Measure = (facts) => facts.metres
const climb: Measure = (facts) => facts.gain

/** A list of records, largest first, with their share of the largest for bars to scale. */
function records(
  list: readonly RecordFacts[],
  measure: Measure,
  show: (value: number, reader: Reader) => Figure,
  reader: Reader,
): SportView['longest'] {
  const { locale } = reader
  const most = Math.max(1, ...list.map((facts) => measure(facts) ?? 0))
  return list.flatMap((facts) => {
    const value = measure(facts)
    if (value === null || value === 0) return []
    return {
      permalink: facts.permalink,
      name: facts.name,
      nameLang: foreignTag(facts.nameLanguage, locale),
      place: joined([facts.city, countryName(facts.country, locale)], locale),
      figure: show(value, reader),
      share: Math.round((value / most) * 1000) / 10,
    }
  })
}

/** The longest races and those with the most climb. */
export const presentRecords = (
  facts: { longest: readonly RecordFacts[]; climb: readonly RecordFacts[] },
  reader: Reader,
): Pick<SportView, 'longest' | 'climb'> => ({
  longest: records(facts.longest, metres, wholeLength, reader),
  climb: records(facts.climb, climb, climbFigure, reader),
})
