import { createContext } from 'react'
import type { Races } from './use-races.ts'

const outside = (): never => {
  throw new Error('A race must be used inside <RacesSection>')
}

/** The races of the edition that is shown. */
export const RacesContext = createContext<Races>({
  at: '',
  keys: [],
  open: null,
  toggle: outside,
  add: outside,
  duplicate: outside,
  move: outside,
  remove: outside,
})
