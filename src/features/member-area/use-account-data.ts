import { useCallback, useEffect, useRef, useState } from 'react'
import type { SchemaOf } from '../../api/parsed-result.ts'
import type { ApiResponse } from '../../api/result.ts'
import { leftPage } from '../../browser/go-to-sign-in.ts'
import { fetchAccountData, type AccountData } from './fetch-account-data.ts'
import { goToSignIn } from './send-account-request.ts'

interface LoadedData<Value> {
  data: AccountData<Value> | { state: 'loading' }
  /** Loads the data again; what is shown stays until it arrives. */
  load: () => Promise<void>
}

/**
 * Data of the signed-in member, and a function that loads them again. Leads to the sign-in page if the session has ended.
 * @param request sends the request; the data are loaded again for another function
 * @param schema the same object in each render
 * @param served data that the server has rendered; they are not loaded at first
 */
export function useAccountData<Answer extends ApiResponse, Value>(
  request: () => Promise<Answer>,
  schema: SchemaOf<Answer, Value>,
  served: Value | null = null,
): LoadedData<Value> {
  const [data, setData] = useState<LoadedData<Value>['data']>(
    served === null ? { state: 'loading' } : { state: 'loaded', value: served },
  )
  const isServed = useRef(served !== null)
  const latest = useRef(request)
  const load = useCallback(async () => {
    latest.current = request
    // Read now: once the member's cookie is gone, the forms of this page go before the response comes.
    const left = leftPage()
    const loaded = await fetchAccountData(request(), schema)
    // A response to an earlier request is late.
    if (latest.current !== request) return
    if (loaded.state === 'signed-out') goToSignIn(left)
    setData(loaded)
  }, [request, schema])
  useEffect(() => {
    if (!isServed.current) void load()
    isServed.current = false
  }, [load])
  return { data, load }
}
