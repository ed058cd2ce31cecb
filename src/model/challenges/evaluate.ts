import { addDays } from '../values/dates.ts'
import { matches } from './matches.ts'
import type { ChallengeRule, RaceResult } from './rule.ts'
import { shareOf, Tally, type Share } from './tally.ts'

/** A result that counts, with the slot or value that it fills first; null in a sum. */
export interface Fill {
  key: string | null
  raceId: number
  day: string
}

export interface Evaluation {
  /** At most `need`. */
  have: number
  need: number
  /** Results of the best window by day: the first of each key, or all of a sum. */
  fills: Fill[]
  /** ISO date of the race with which the goal was met; null before. */
  doneOn: string | null
}

/** First day of the window that ends with a day; '' without a window. */
function windowStart({ window }: ChallengeRule, end: string): string {
  if ('days' in window) return addDays(end, 1 - window.days)
  if (!('months' in window)) return ''
  const month = Number(end.slice(0, 4)) * 12 + Number(end.slice(5, 7)) - window.months
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

interface Counted {
  result: RaceResult
  share: Share
}

/** Results that add to the goal, each race once, by day. */
function counted(rule: ChallengeRule, results: readonly RaceResult[]): Counted[] {
  const byRace = new Map(results.map((result) => [result.raceId, result]))
  return [...byRace.values()]
    .flatMap((result) => {
      const share = matches(rule.filter, result) ? shareOf(rule.goal, result) : null
      return share === null ? [] : [{ result, share }]
    })
    .toSorted((a, b) =>
      a.result.day < b.result.day
        ? -1
        : a.result.day > b.result.day
          ? 1
          : a.result.raceId - b.result.raceId,
    )
}

function fillsOf(rows: readonly Counted[]): Fill[] {
  const seen = new Set<string>()
  return rows.flatMap(({ result: { raceId, day }, share: { key } }) => {
    if (key !== null && seen.has(key)) return []
    if (key !== null) seen.add(key)
    return [{ key, raceId, day }]
  })
}

/**
 * How far results meet a rule: the most that any window holds. Once a window has met it, that window stays, whatever is
 * finished later; before, of equal ones the last is taken, which can still grow. Another result never lowers `have`.
 * @param results in any order; a race counts once
 */
export function evaluate(rule: ChallengeRule, results: readonly RaceResult[]): Evaluation {
  const { need } = rule.goal
  const rows = counted(rule, results)
  const tally = new Tally()
  let best = { value: 0, from: 0, to: 0 }
  let from = 0
  for (const [index, { result, share }] of rows.entries()) {
    tally.add(share)
    const start = windowStart(rule, result.day)
    for (let first = rows[from]; first !== undefined && first.result.day < start;) {
      tally.remove(first.share)
      from += 1
      first = rows[from]
    }
    if (tally.value >= best.value) best = { value: tally.value, from, to: index + 1 }
    if (tally.value >= need) break
  }
  const have = Math.min(best.value, need)
  const fills = fillsOf(rows.slice(best.from, best.to))
  return { have, need, fills, doneOn: have < need ? null : (fills.at(-1)?.day ?? null) }
}
