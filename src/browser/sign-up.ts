import { session } from './storage.ts'

/** What the pages of registration tell each other, for as long as the tab is open. */
const key = 'sign-up'

export interface SignUp {
  email: string
  /** Opaque: lets this browser ask for the mail again. Null before there is an account. */
  pending: string | null
}

/** Where somebody is on the way to an account, or null. */
export function readSignUp(): SignUp | null {
  const { email, pending } = Object(session.get(key))
  if (typeof email !== 'string') return null
  return { email, pending: typeof pending === 'string' ? pending : null }
}

export function keepSignUp(value: SignUp): void {
  session.set(key, value)
}
