import { closingDays, signUpStates, type SignUpState } from '../../../../src/model/calendar.ts'
import { signUpState } from '../../../../src/model/sign-up-window.ts'
import { editionFlags, unknown, unknownDay, type Columns } from './columns.ts'
import { raceFlags } from './edition-row.ts'

const codes = new Map<SignUpState | null, number>(signUpStates.map((state, code) => [state, code]))
const codeOfState = (state: SignUpState) => codes.get(state) ?? unknown
const [open, closing, closed] = [codeOfState('open'), codeOfState('closing'), codeOfState('closed')]
const soldOut = codeOfState('sold-out')

const dayOrNull = (day: number | undefined): number | null =>
  day === undefined || day === unknownDay ? null : day

/** No state, and none that a race could have: nothing starts. */
const notHeld = -2

/** Where the sign-up of an edition stands on a day, for races that are not sold out; to be given to `raceCode`. */
export function editionCode(columns: Columns, edition: number, today: number): number {
  if (((columns.flags[edition] ?? 0) & editionFlags.takesPlace) === 0) return notHeld
  const state = signUpState(
    {
      opens: dayOrNull(columns.opens[edition]),
      closes: dayOrNull(columns.closes[edition]),
      ends: columns.endDay[edition] ?? 0,
      soldOut: false,
    },
    today,
    today + closingDays,
  )
  return codes.get(state) ?? unknown
}

/** Where the sign-up of a race stands: an index of `signUpStates`, negative for none. */
export function raceCode(columns: Columns, race: number, ofEdition: number): number {
  if (ofEdition === notHeld || ofEdition === closed) return ofEdition
  return ((columns.raceFlags[race] ?? 0) & raceFlags.soldOut) === 0 ? ofEdition : soldOut
}

/** Whether a state is among those that a filter wants: what is closing is open, too. */
export function isInState(code: number, wanted: number): boolean {
  return code === wanted || (wanted === open && code === closing)
}
