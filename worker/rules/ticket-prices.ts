import { addDays } from '../../src/model/values/dates.ts'

/** One step of a race's price. Days are ISO dates or numbers of days, all of one kind; null is unbounded. */
export interface PriceStep<Day extends string | number> {
  amountEur: number
  /** First and last day of the price. */
  from: Day | null
  until: Day | null
}

/**
 * Price of a day: the lowest step in force or, without one, the lowest of the steps that start next. Expired steps
 * never count; null if there are no others.
 */
export function priceOn<Day extends string | number, Step extends object>(
  steps: readonly (Step & PriceStep<Day>)[],
  day: NoInfer<Day>,
): (Step & PriceStep<Day>) | null {
  let best: (Step & PriceStep<Day>) | null = null
  for (const step of steps) {
    if (step.until !== null && step.until < day) continue
    if (best === null || isBetter(step, best, day)) best = step
  }
  return best
}

function isBetter<Day extends string | number>(
  step: PriceStep<Day>,
  best: PriceStep<Day>,
  day: Day,
): boolean {
  const begins = beginOf(step, day)
  const known = beginOf(best, day)
  return begins === known ? step.amountEur < best.amountEur : begins < known
}

/** The day itself for a step in force, so that those in force come before those to come. */
function beginOf<Day extends string | number>({ from }: PriceStep<Day>, day: Day): Day {
  return from === null || from < day ? day : from
}

/**
 * The next price after that of a day, with its first day; null if the price stays, or ends and no other follows.
 * @param day ISO date
 */
export function nextPriceAfter<Step extends PriceStep<string>>(
  steps: readonly Step[],
  day: string,
): { from: string; step: Step } | null {
  const now = priceOn(steps, day)
  if (now === null) return null
  const begin = beginOf(now, day)
  const changes = steps
    .flatMap(({ from, until }) => [from ?? begin, until === null ? begin : addDays(until, 1)])
    .filter((each) => each > begin)
    .toSorted()
  for (const from of changes) {
    const step = priceOn(steps, from)
    if (step !== null && beginOf(step, from) === from && step.amountEur !== now.amountEur)
      return { from, step }
  }
  return null
}

/** Races whose prices count for their edition: those with places left, or all if every race is sold out. */
export function pricedRaces<Race extends { soldOut: boolean }>(races: readonly Race[]): Race[] {
  const left = races.filter((race) => !race.soldOut)
  return left.length === 0 ? [...races] : left
}
