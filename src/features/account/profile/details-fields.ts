import * as v from 'valibot'
import { profileFields, type ProfileFields } from '../../../model/schemas/profile-fields.ts'
import { sports, type Sport } from '../../../model/sports.ts'

/** What the box of a sport is called in its form. */
export const sportControl = (sport: Sport): string => `sport-${sport}`

const boxes = Object.fromEntries(sports.map((sport) => [sportControl(sport), v.boolean()]))

/** The details of a profile as their form holds them: one box a sport, where the API takes a list. */
export const detailsFields = v.strictObject({ ...profileFields.entries, ...boxes })

/** The details as the API takes them. */
export function toProfileFields(details: v.InferOutput<typeof detailsFields>): ProfileFields {
  const values = new Map<string, unknown>(Object.entries(details))
  const chosen = sports.filter((sport) => values.get(sportControl(sport)) === true)
  for (const sport of sports) values.delete(sportControl(sport))
  return v.parse(profileFields, { ...Object.fromEntries(values), sports: chosen })
}
