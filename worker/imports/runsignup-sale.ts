import { addDays } from '../../src/model/values/dates.ts'
import { pricesPerRace } from '../../src/model/schemas/event/event-facts.ts'
import { readDate } from './read-date.ts'

type Text = string | number | null | undefined

/** A period of sign-up as RunSignup lists it: moments as in the United States, "5/1/2027 23:59", and "$95.00". */
interface Period {
  opens: Text
  closes: Text
  fee: Text
}

/** A period with ISO dates of its first and last day; '' for no limit. */
interface Step {
  from: string
  until: string
  amount: string
}

export const stated = (value: Text): string => String(value ?? '')

/** Last day of a period: one that closes at midnight ends on the day before. */
function lastDay(moment: string): string {
  const [day = '', clock = ''] = moment.split(' ')
  const date = readDate(day, 'mdy')
  if (date === null) return ''
  return /^0?0:00/u.test(clock) ? addDays(date, -1) : date
}

const firstDay = (moment: string): string => readDate(moment.split(' ')[0] ?? '', 'mdy') ?? ''

/** Periods as steps without a day in common; one that charges what the one before did continues it. */
function stepsOf(periods: readonly Period[]): Step[] {
  const read = periods
    .map((period) => ({
      from: firstDay(stated(period.opens)),
      until: lastDay(stated(period.closes)),
      amount: stated(period.fee).trim(),
    }))
    .toSorted((a, b) => ((a.until || '9') < (b.until || '9') ? -1 : 1))
  const steps: Step[] = []
  for (const step of read) {
    const last = steps.at(-1)
    if (last?.amount === step.amount) last.until = step.until
    else {
      const after = last === undefined || last.until === '' ? '' : addDays(last.until, 1)
      const from = after > step.from ? after : step.from
      if (step.until === '' || from <= step.until) steps.push({ ...step, from })
    }
  }
  return steps
}

/**
 * Sign-up of a race from its periods: it opens with the first, closes with the last, and the price has a
 * step for each fee, as `readPrices` reads them.
 */
export function saleOf(periods: readonly Period[]) {
  const steps = stepsOf(periods)
  const isCharged = steps.length > 0 && steps.every(({ amount }) => /^\$?[\d.,]+$/u.test(amount))
  const isStepped = steps.length > 1
  const price = steps.slice(0, pricesPerRace).map(({ amount, from, until }) => {
    const days = isStepped ? ` ${from || '..'}/${until || '..'}` : ''
    return `${amount.replace('$', '')}${days}`
  })
  return {
    opens: steps[0]?.from ?? '',
    closes: steps.at(-1)?.until ?? '',
    price: isCharged ? price.join('; ') : '',
    currency: isCharged && steps[0]?.amount.startsWith('$') === true ? 'USD' : '',
  }
}
