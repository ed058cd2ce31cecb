import { isRecord } from '../../../model/documents/shape.ts'

/** A rule as it is typed: the parts of `ChallengeRule`, which the server checks. */
export type Part = Readonly<Record<string, unknown>>

export const partOf = (value: unknown): Part => (isRecord(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text or a number as a field shows it; empty for another value. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A part with another value; a value that states nothing is left out, because it would be a condition. */
export function withValue(part: Part, name: string, value: unknown): Part {
  const isNone = value === null || value === '' || (Array.isArray(value) && value.length === 0)
  const rest = Object.fromEntries(Object.entries(part).filter(([each]) => each !== name))
  return isNone ? rest : { ...rest, [name]: value }
}

/** Whole number of a field; null for an empty one. */
export const numberOf = (text: string): number | null =>
  text.trim() === '' || Number.isNaN(Number(text)) ? null : Math.trunc(Number(text))

/** A range after a change of one end; an end without a number is the least or the greatest. Null for a range without ends. */
export function withEnd(
  range: unknown,
  end: 0 | 1,
  value: number | null,
  most: number,
): [number, number] | null {
  const [from, to] = listOf(range)
  const least = end === 0 ? (value ?? 0) : Number(from ?? 0)
  const greatest = end === 1 ? (value ?? most) : Number(to ?? most)
  return least === 0 && greatest === most ? null : [least, greatest]
}

/** Text of an end of a range; empty for one that limits nothing. */
export function endText(range: unknown, end: 0 | 1, most: number): string {
  const value = listOf(range)[end]
  return typeof value !== 'number' || value === (end === 0 ? 0 : most) ? '' : String(value)
}

/** A goal of another kind, with what both kinds have. */
export function newGoal(kind: string): Part {
  if (kind === 'sum') return { kind, of: 'metres', need: 100_000 }
  if (kind === 'distinct') return { kind, by: 'event', need: 10 }
  const slot = (key: string, metres: readonly number[]) => ({ key, filter: { metres } })
  return { kind: 'slots', slots: [slot('a', [4900, 5100]), slot('b', [9900, 10_100])], need: 2 }
}

/** A window of a kind: any time, calendar months, or days in a row. */
export function newWindow(kind: string): Part {
  if (kind === 'months') return { months: 12 }
  return kind === 'days' ? { days: 30 } : {}
}

/** A key that no slot has. */
export function newSlotKey(slots: readonly Part[]): string {
  const taken = new Set(slots.map(({ key }) => key))
  let n = slots.length + 1
  while (taken.has(`s${n}`)) n += 1
  return `s${n}`
}
