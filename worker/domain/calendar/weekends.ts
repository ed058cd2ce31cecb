import { addDays, weekdayOf } from '../../../src/model/values/dates.ts'

interface Days {
  from: string
  to: string
}

/** Friday to Sunday; from today if the weekend has begun. */
export function thisWeekend(today: string): Days {
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7)
  const friday = addDays(sunday, -2)
  return { from: friday < today ? today : friday, to: sunday }
}

export function nextWeekend(today: string): Days {
  const sunday = addDays(thisWeekend(today).to, 7)
  return { from: addDays(sunday, -2), to: sunday }
}

/** Weekends that a calendar offers by name. */
export function weekendsFrom(today: string): ReadonlyMap<'this' | 'next', Days> {
  return new Map([
    ['this', thisWeekend(today)],
    ['next', nextWeekend(today)],
  ])
}
