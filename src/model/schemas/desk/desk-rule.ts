import * as v from 'valibot'
import { challengeRule } from '../../challenges/rule.ts'
import { strictly } from '../../values/form.ts'

/** Body of `POST /api/desk/rules`. */
export const ruleFields = v.strictObject({ rule: challengeRule }, strictly)

/** A rule compared with the races ahead. */
export const deskRuleView = v.strictObject({
  /** Events with a race ahead that counts, of all events with a race ahead. */
  events: v.number(),
  all: v.number(),
  /** How much of the goal the races ahead reach. */
  reached: v.number(),
  need: v.number(),
  fault: v.nullable(v.picklist(['nobody', 'everybody', 'unsound'])),
})

export type DeskRuleView = v.InferOutput<typeof deskRuleView>
