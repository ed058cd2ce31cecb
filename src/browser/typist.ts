import { recordOf } from '../model/values/record-of.ts'
import { sessionStore } from './storage.ts'

/** Key in session storage of what a member has typed, with the member's username. */
export const typedKey = 'typed'

/** Notes whose typed values this tab stores; those of another member are dropped. */
export function setTypist(username: string): void {
  if (recordOf(sessionStore.get(typedKey))['member'] !== username)
    sessionStore.set(typedKey, { member: username })
}
