import { useCallback, useEffect, useState } from 'react'
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
 */
export function useAccountData<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
): LoadedData<Value> {
  const [data, setData] = useState<LoadedData<Value>['data']>({ state: 'loading' })
  const load = useCallback(async () => {
    const loaded = await fetchAccountData(path, schema)
    if (loaded.state === 'signed-out') goToSignIn()
    setData(loaded)
  }, [path, schema])
  useEffect(() => void load(), [load])
  return { data, load }
}
