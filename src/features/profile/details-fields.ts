import * as v from 'valibot'
import { profileFields } from '../../model/schemas/profile-fields.ts'
import { sports, type Sport } from '../../model/sports.ts'

/** What the box of a sport is called in its form. */
export const sportControl = (sport: Sport): string => `sport-${sport}`

type Values = Record<string, string | boolean>

/** The boxes of sports as one list. */
function gatherSports(values: Values): Record<string, unknown> {
  const names = new Set(sports.map(sportControl))
  const others = Object.entries(values).filter(([name]) => !names.has(name))
  const chosen = sports.filter((sport) => values[sportControl(sport)] === true)
  return { ...Object.fromEntries(others), sports: chosen }
}

/** The details of a profile as their form holds them: one box a sport, where the API takes a list. */
export const detailsFields = v.pipe(
  v.record(v.string(), v.union([v.string(), v.boolean()])),
  v.transform(gatherSports),
  profileFields,
)
