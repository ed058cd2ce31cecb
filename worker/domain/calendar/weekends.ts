import { addDays, weekdayOf } from '../../../src/model/values/dates.ts'

interface Days {
  from: string
  to: string
}

export type Weekends = ReadonlyMap<'this' | 'next', Days>

/** Friday to Sunday; once the weekend has begun, from the first day that it still is somewhere. */
function thisWeekend(today: string, firstDay: string): Days {
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7)
  const friday = addDays(sunday, -2)
  return { from: friday < firstDay ? firstDay : friday, to: sunday }
}

function nextWeekend(today: string, firstDay: string): Days {
  const sunday = addDays(thisWeekend(today, firstDay).to, 7)
  return { from: addDays(sunday, -2), to: sunday }
}

/** Weekends that a calendar offers by name, by the day in UTC and the first day that it is anywhere (ISO dates). */
export function weekendsFrom(today: string, firstDay: string): Weekends {
  return new Map([
    ['this', thisWeekend(today, firstDay)],
    ['next', nextWeekend(today, firstDay)],
  ])
}
