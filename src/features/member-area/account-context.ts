import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../api/index.ts'
import { profileView, type ProfileView } from '../../model/schemas/account/profile.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { fetchAccountData, type AccountData } from './fetch-account-data.ts'

/** The signed-in member's profile; `idle` until a page needs it. */
export type Account = { state: 'idle' } | { state: 'loading' } | AccountData<ProfileView>

interface AccountValue {
  account: Account
  /** Loads the profile unless it is loaded or loading. */
  ensureLoaded: () => void
  reload: () => Promise<void>
  /** Replaces the profile by one that another request returned. */
  setProfile: (profile: ProfileView) => void
}

export const AccountContext = createContext<AccountValue | null>(null)

/** @throws outside of `<ProfileFrame>` */
export function useAccount(): AccountValue {
  const value = useContext(AccountContext)
  if (value === null) throw new Error('useAccount must be used inside <ProfileFrame>')
  return value
}

/** State of `<ProfileFrame>`: the profile is loaded once and shared by all pages of the member area. */
export function useAccountState(): AccountValue {
  const [account, setAccount] = useState<Account>({ state: 'idle' })
  const isRequested = useRef(false)
  const reload = useCallback(async () => {
    isRequested.current = true
    setAccount((current) => (current.state === 'loaded' ? current : { state: 'loading' }))
    const request = api.profile.$get({ query: { locale: getLocale() } })
    setAccount(await fetchAccountData(request, profileView))
  }, [])
  const ensureLoaded = useCallback(() => {
    if (!isRequested.current) void reload()
  }, [reload])
  const setProfile = useCallback((value: ProfileView) => setAccount({ state: 'loaded', value }), [])
  useEffect(() => {
    // Public pages in the frame show the member's summary too, if a member is signed in.
    if (document.documentElement.dataset['member'] !== undefined) ensureLoaded()
  }, [ensureLoaded])
  return useMemo(
    () => ({ account, ensureLoaded, reload, setProfile }),
    [account, ensureLoaded, reload, setProfile],
  )
}
