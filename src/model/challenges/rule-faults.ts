import { overlap } from './matches.ts'
import type { ChallengeRule } from './rule.ts'

/** Why a rule is refused. */
export type RuleFault =
  /** Two slots have one key. */
  | 'repeated-slot'
  /** One race would fill two slots, so that the order of filling mattered. */
  | 'overlapping-slots'
  /** More is needed than there are slots. */
  | 'too-much-needed'
  /** Any race at all would do. */
  | 'no-challenge'

/** First reason to refuse a rule; null for a sound one. */
export function ruleFault({ filter, goal }: ChallengeRule): RuleFault | null {
  if (goal.kind !== 'slots')
    return goal.kind === 'distinct' && goal.need <= 1 && Object.keys(filter).length === 0
      ? 'no-challenge'
      : null
  const { slots, need } = goal
  if (new Set(slots.map(({ key }) => key)).size < slots.length) return 'repeated-slot'
  if (need > slots.length) return 'too-much-needed'
  const doOverlap = slots.some((slot, index) =>
    slots.slice(index + 1).some((other) => overlap(slot.filter, other.filter)),
  )
  return doOverlap ? 'overlapping-slots' : null
}
