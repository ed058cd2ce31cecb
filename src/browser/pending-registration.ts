import { recordOf } from '../model/values/record-of.ts'
import { sessionStore } from './storage.ts'

/** Key in session storage. It predates the word “registration” and stays, because open tabs hold it. */
const key = 'sign-up'

/** An account that is being registered in this tab. */
export interface PendingRegistration {
  email: string
  /** Opaque: lets this browser request the email again. Null before the account exists. */
  pending: string | null
}

/** The registration under way in this tab; null without one. */
export function readPendingRegistration(): PendingRegistration | null {
  const { email, pending } = recordOf(sessionStore.get(key))
  if (typeof email !== 'string') return null
  return { email, pending: typeof pending === 'string' ? pending : null }
}

export function storePendingRegistration(value: PendingRegistration): void {
  sessionStore.set(key, value)
}
