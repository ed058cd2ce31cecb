import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { profileView, type ProfileView } from '../../../model/schemas/profile.ts'
import { ask, type Answer } from './ask.ts'

/** The member's own profile, as far as it is known here. Nobody is asked for where a page is for everybody. */
export type Account = { state: 'unasked' } | { state: 'loading' } | Answer<ProfileView>

interface AccountValue {
  account: Account
  /** Asks for the profile unless it is here or on its way. */
  need: () => void
  /** Asks again. */
  renew: () => Promise<void>
  /** Shows a profile that something else brought. */
  show: (profile: ProfileView) => void
}

export const AccountContext = createContext<AccountValue | null>(null)

/** The account of the frame around the page. */
export function useAccount(): AccountValue {
  const value = useContext(AccountContext)
  if (value === null) throw new Error('A page of the profile stands in its frame.')
  return value
}

/** What the frame and its pages know of the member: asked for once, and kept while one stays in the area. */
export function useOwnAccount(): AccountValue {
  const [account, setAccount] = useState<Account>({ state: 'unasked' })
  const asked = useRef(false)
  const renew = useCallback(async () => {
    asked.current = true
    setAccount((known) => (known.state === 'here' ? known : { state: 'loading' }))
    setAccount(await ask('/api/profile', profileView))
  }, [])
  const need = useCallback(() => {
    if (!asked.current) void renew()
  }, [renew])
  const show = useCallback((value: ProfileView) => setAccount({ state: 'here', value }), [])
  useEffect(() => {
    // A page for everybody shows whose area it stands in, where a member reads it.
    if (document.documentElement.dataset['member'] !== undefined) need()
  }, [need])
  return useMemo(() => ({ account, need, renew, show }), [account, need, renew, show])
}
