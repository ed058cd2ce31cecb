import { labelled } from '../../../src/i18n/joins.ts'
import { savedStateTexts } from '../../../src/i18n/saved-state-texts.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { resultOfSeconds, type SavedState } from '../../../src/model/members/saved-states.ts'

interface Plan {
  state: SavedState | null
  resultSeconds: number | null
}

/** A plan as views have it, with the time as h:mm:ss. */
export const presentPlan = ({ state, resultSeconds }: Plan) => ({
  state,
  result: resultSeconds === null ? null : resultOfSeconds(resultSeconds),
})

/** "Signed up", "Done: 3:45:12"; null without a plan. */
export function planLine(plan: Plan, locale: Locale): string | null {
  const { state, result } = presentPlan(plan)
  if (state === null) return null
  const text = savedStateTexts[state]({}, { locale })
  return result === null ? text : labelled(text, result, locale)
}
