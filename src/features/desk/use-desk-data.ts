import { useCallback, useEffect, useRef, useState } from 'react'
import { parsedResult, type SchemaOf } from '../../api/parsed-result.ts'
import type { ApiResponse } from '../../api/result.ts'
import { goToSignIn } from '../member-area/send-account-request.ts'

/** Data of the desk. `missing` is the refusal of members who are no moderators, and of an unknown document. */
export type DeskData<Value> =
  | { state: 'loading' }
  | { state: 'loaded'; value: Value }
  | { state: 'missing' }
  | { state: 'failed' }

/**
 * Data of the desk, and a function that loads them again; what is shown stays until they arrive. Leads to the sign-in
 * page if there is no session.
 * @param request sends the request; the data are loaded again for another function
 * @param schema the same object in each render
 */
export function useDeskData<Answer extends ApiResponse, Value>(
  request: () => Promise<Answer>,
  schema: SchemaOf<Answer, Value>,
) {
  const [data, setData] = useState<DeskData<Value>>({ state: 'loading' })
  const latest = useRef(request)
  const load = useCallback(async () => {
    latest.current = request
    const sent = await parsedResult(request(), schema)
    // A response to an earlier request is late.
    if (latest.current !== request) return
    if (sent.ok) return setData({ state: 'loaded', value: sent.body })
    if (sent.status === 401) return goToSignIn()
    const isMissing = sent.status === 403 || sent.status === 404
    setData({ state: isMissing ? 'missing' : 'failed' })
  }, [request, schema])
  useEffect(() => void load(), [load])
  return { data, load }
}
