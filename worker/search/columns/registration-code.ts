import {
  closingDays,
  registrationStates,
  type RegistrationState,
} from '../../../src/model/calendar.ts'
import { registrationState } from '../../../src/model/registration.ts'
import { editionFlags, unknown, unknownDay, type Columns } from './columns.ts'
import { raceFlags } from './edition-row.ts'

const codes = new Map<RegistrationState | null, number>(
  registrationStates.map((state, code) => [state, code]),
)

const dayOrNull = (day: number | undefined): number | null =>
  day === undefined || day === unknownDay ? null : day

/** Where the sign-up of a race stands on a day: an index of `registrationStates`, `unknown` for none. */
export function registrationCode(
  columns: Columns,
  edition: number,
  race: number,
  today: number,
): number {
  if (((columns.flags[edition] ?? 0) & editionFlags.takesPlace) === 0) return unknown
  const state = registrationState(
    {
      opens: dayOrNull(columns.opens[edition]),
      closes: dayOrNull(columns.closes[edition]),
      ends: columns.endDay[edition] ?? 0,
      soldOut: ((columns.raceFlags[race] ?? 0) & raceFlags.soldOut) !== 0,
    },
    today,
    today + closingDays,
  )
  return codes.get(state) ?? unknown
}

const openCode = registrationStates.indexOf('open')
const closingCode = registrationStates.indexOf('closing')

/** Whether a state is among those that a filter wants: what is closing is open, too. */
export function isInState(code: number, wanted: number): boolean {
  return code === wanted || (wanted === openCode && code === closingCode)
}
