import type { ChallengeGoal } from '../model/challenges/rule.ts'
import { m } from '../paraglide/messages.js'
import { figureText } from './figure-text.ts'
import { number } from './format.ts'
import { climb, wholeLength, type Measurer } from './lengths.ts'

/** An amount of a goal: "7", "450 km", "8,849 m". */
export function amountText(goal: ChallengeGoal, amount: number, reader: Measurer): string {
  if (goal.kind !== 'sum') return number(amount, reader.locale)
  return goal.of === 'gain'
    ? climb(amount, reader)
    : figureText(wholeLength(amount, reader), reader.locale)
}

/** "3 of 7", "450 km of 1,000 km". */
export const progressText = (goal: ChallengeGoal, have: number, reader: Measurer): string =>
  m.challenge_progress(
    { have: amountText(goal, have, reader), need: amountText(goal, goal.need, reader) },
    { locale: reader.locale },
  )
