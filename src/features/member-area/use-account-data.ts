import { useCallback, useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { fetchAccountData, type AccountData } from './fetch-account-data.ts'
import { goToSignIn } from './send-account-request.ts'

interface LoadedData<Value> {
  data: AccountData<Value> | { state: 'loading' }
  /** Loads the data again; what is shown stays until it arrives. */
  load: () => Promise<void>
}

/**
 * Data of the signed-in member, and a function that loads them again. Leads to the sign-in page if the session has ended.
 * @param schema the same object in each render
 * @param served data that the server has rendered; they are not loaded at first
 */
export function useAccountData<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  served: Value | null = null,
): LoadedData<Value> {
  const [data, setData] = useState<LoadedData<Value>['data']>(
    served === null ? { state: 'loading' } : { state: 'loaded', value: served },
  )
  const isServed = useRef(served !== null)
  const latest = useRef(path)
  const load = useCallback(async () => {
    latest.current = path
    const loaded = await fetchAccountData(path, schema)
    // A response to an earlier request of another path is late.
    if (latest.current !== path) return
    if (loaded.state === 'signed-out') goToSignIn()
    setData(loaded)
  }, [path, schema])
  useEffect(() => {
    if (!isServed.current) void load()
    isServed.current = false
  }, [load])
  return { data, load }
}
