import { api } from '../../../api/index.ts'
import { useCallback, useEffect, useState } from 'react'
import { memberRole } from '../../../browser/member-role.ts'
import { claimView, type ClaimView } from '../../../model/schemas/account/claims.ts'
import { getLocale } from '../../../paraglide/runtime.js'
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
    const request = { param: { permalink }, query: { locale: getLocale() } }
    setData(await fetchAccountData(api.profile.claims[':permalink'].$get(request), claimView))
  }, [permalink])
  useEffect(() => void load(), [load])
  const setView = (value: ClaimView) => setData({ state: 'loaded', value })
  return { data, load, setView }
}
