import * as v from 'valibot'
import {
  profileFields,
  type ProfileFields,
} from '../../../../model/schemas/account/profile-fields.ts'
import { sports, type Sport } from '../../../../model/event/sports.ts'

/** Control name of a sport's checkbox. */
export const sportControl = (sport: Sport): string => `sport-${sport}`

const checkboxes = Object.fromEntries(sports.map((sport) => [sportControl(sport), v.boolean()]))

/** Schema of the details form: the API's fields, but one checkbox per sport instead of a list. */
export const detailsFields = v.strictObject({ ...profileFields.entries, ...checkboxes })

/** Converts the form's values to the API's fields. */
export function toProfileFields(details: v.InferOutput<typeof detailsFields>): ProfileFields {
  const values = new Map<string, unknown>(Object.entries(details))
  const chosen = sports.filter((sport) => values.get(sportControl(sport)) === true)
  for (const sport of sports) values.delete(sportControl(sport))
  return v.parse(profileFields, { ...Object.fromEntries(values), sports: chosen })
}
