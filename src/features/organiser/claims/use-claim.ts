import { useCallback, useEffect, useState } from 'react'
import { memberRole } from '../../../browser/member-role.ts'
import { claimView, type ClaimView } from '../../../model/schemas/account/claims.ts'
import { fetchAccountData, type AccountData } from '../../member-area/fetch-account-data.ts'

/** The member's claim of an event, loaded in the browser, and a function that replaces it. */
export function useClaim(permalink: string) {
  const [data, setData] = useState<AccountData<ClaimView> | { state: 'loading' }>({
    state: 'loading',
  })
  const load = useCallback(async () => {
    // Visitors are spared the request that would be refused.
    if (memberRole() === null) {
      setData({ state: 'signed-out' })
      return
    }
    const path = `/api/profile/claims/${encodeURIComponent(permalink)}`
    setData(await fetchAccountData(path, claimView))
  }, [permalink])
  useEffect(() => void load(), [load])
  const setView = (value: ClaimView) => setData({ state: 'loaded', value })
  return { data, load, setView }
}
