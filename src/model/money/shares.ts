/** Arithmetic on amounts in the minor unit of their currency: cents, or yen. Amounts are safe integers. */

const whole = 10_000

/** A share of an amount, rounded half up. @param basisPoints hundredths of a percent */
export const shareOf = (amount: number, basisPoints: number): number =>
  Math.floor((amount * basisPoints + whole / 2) / whole)

/**
 * Splits an amount in proportion to weights, by largest remainder: the parts sum to the amount, and no part differs by a
 * whole unit from its exact share. Equal remainders favour the earlier part; without weights the first part gets all.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_weight, index) => (index === 0 ? amount : 0))
  const parts = weights.map((weight) => Math.floor((amount * weight) / total))
  const left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % total }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => (raised.has(index) ? part + 1 : part))
}

/**
 * The next part of an amount that is given back in parts, such that all parts sum to the share of the whole.
 * @param amount what is given back in full, such as the fee of an order
 * @param of the parts so far, this one, and the whole they belong to, such as refunds and total of an order
 */
export function nextPart(
  amount: number,
  { before, part, whole: all }: { before: number; part: number; whole: number },
): number {
  const upTo = (sum: number) => Math.floor((amount * sum) / all)
  return all === 0 ? 0 : upTo(before + part) - upTo(before)
}
