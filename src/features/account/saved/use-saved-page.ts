import { useCallback, useEffect, useState } from 'react'
import { savedChanged } from '../../../browser/events.ts'
import { markHearts } from '../../../browser/mark-hearts.ts'
import { savedPageView, type SavedPageView } from '../../../model/schemas/saved-page.ts'
import { fetchAccountData, type AccountData } from '../profile/fetch-account-data.ts'
import { goToSignIn } from '../profile/send-account-request.ts'

type Loading = { state: 'loading' }

/** The member's saved events, and a function that loads them again. Loads them when the list has changed elsewhere. */
export function useSavedPage(): {
  data: AccountData<SavedPageView> | Loading
  load: () => Promise<void>
} {
  const [data, setData] = useState<AccountData<SavedPageView> | Loading>({ state: 'loading' })
  const load = useCallback(async () => {
    const loaded = await fetchAccountData('/api/profile/saved-events', savedPageView)
    if (loaded.state === 'signed-out') goToSignIn()
    setData(loaded)
  }, [])
  useEffect(() => {
    void load()
    const reload = () => void load()
    document.addEventListener(savedChanged, reload)
    return () => document.removeEventListener(savedChanged, reload)
  }, [load])
  useEffect(() => markHearts(), [data])
  return { data, load }
}
