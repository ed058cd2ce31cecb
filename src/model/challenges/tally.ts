import { groupOf } from '../event/sports.ts'
import { matches } from './matches.ts'
import type { ChallengeGoal, RaceResult } from './rule.ts'

/** Share of a result in a goal: a key that counts once, or an amount. */
export interface Share {
  /** Slot or value that the result fills; null in a sum. */
  key: string | null
  amount: number
}

function keyOf(by: Extract<ChallengeGoal, { kind: 'distinct' }>['by'], result: RaceResult): string {
  switch (by) {
    case 'race':
      return String(result.raceId)
    case 'event':
    case 'country':
    case 'day':
    case 'sport':
      return result[by]
    case 'month':
      return result.day.slice(0, 7)
    case 'group':
      return groupOf(result.sport)
  }
}

/** Share of a result in the goal; null for nothing. Slots do not overlap, so that there is one at most. */
export function shareOf(goal: ChallengeGoal, result: RaceResult): Share | null {
  if (goal.kind === 'distinct') return { key: keyOf(goal.by, result), amount: 1 }
  if (goal.kind === 'sum') {
    const amount = result[goal.of] ?? 0
    return amount === 0 ? null : { key: null, amount }
  }
  const slot = goal.slots.find(({ filter }) => matches(filter, result))
  return slot === undefined ? null : { key: slot.key, amount: 1 }
}

/** A count that results are added to and taken from, in any order. */
export class Tally {
  private readonly times = new Map<string, number>()
  private sum = 0

  get value(): number {
    return this.sum
  }

  add({ key, amount }: Share): void {
    if (key === null) {
      this.sum += amount
      return
    }
    const before = this.times.get(key) ?? 0
    this.times.set(key, before + 1)
    if (before === 0) this.sum += amount
  }

  remove({ key, amount }: Share): void {
    if (key === null) {
      this.sum -= amount
      return
    }
    const before = this.times.get(key) ?? 0
    this.times.set(key, before - 1)
    if (before === 1) this.sum -= amount
  }
}
