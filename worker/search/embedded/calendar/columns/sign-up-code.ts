import {
  closingDays,
  signUpStates,
  type SignUpState,
} from '../../../../../src/model/calendar/calendar.ts'
import { signUpState } from '../../../../rules/sign-up-window.ts'
import { cachedOnDay } from './cached-on-day.ts'
import { dayOrNull, editionFlags, noNumber, type Columns } from './columns.ts'
import { raceFlags } from './stored-edition.ts'

const codes = new Map<SignUpState | null, number>(signUpStates.map((state, code) => [state, code]))
const codeOfState = (state: SignUpState) => codes.get(state) ?? noNumber
const [open, closing, closed] = [codeOfState('open'), codeOfState('closing'), codeOfState('closed')]
const soldOut = codeOfState('sold-out')

/** Code of an edition that does not take place: neither it nor its races have a state. */
const notHeld = -2
/** Lowest code of an edition or race. */
export const lowestCode = notHeld

/** Sign-up state of each edition on a day for races that are not sold out, as an argument of `raceCode`. */
export const editionCodes = cachedOnDay((columns, today): Int8Array => {
  const ofEditions = new Int8Array(columns.editions)
  for (let edition = 0; edition < ofEditions.length; edition += 1)
    ofEditions[edition] = editionCode(columns, edition, today)
  return ofEditions
})

function editionCode(columns: Columns, edition: number, today: number): number {
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
  return codes.get(state) ?? noNumber
}

/**
 * Sign-up state of a race as an index of `signUpStates`; negative for none.
 * @param ofEdition the code of its edition
 */
export function raceCode(ofEdition: number, isSoldOut: boolean): number {
  if (ofEdition === notHeld || ofEdition === closed) return ofEdition
  return isSoldOut ? soldOut : ofEdition
}

export const isSoldOut = (columns: Columns, race: number): boolean =>
  ((columns.shapes.flags[columns.shape[race] ?? 0] ?? 0) & raceFlags.soldOut) !== 0

/** True for a race that a filter by state includes: sign-up that is closing is open, too. */
export function isInState(code: number, wanted: number): boolean {
  return code === wanted || (wanted === open && code === closing)
}
