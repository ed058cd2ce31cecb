import { parsedResult, type SchemaOf } from '../../api/parsed-result.ts'
import type { ApiResponse } from '../../api/result.ts'

/** Result of a request for data of the signed-in member. */
export type AccountData<Value> =
  | { state: 'loaded'; value: Value }
  /** There is no session, or it has ended. */
  | { state: 'signed-out' }
  | { state: 'failed' }

/** Data of the signed-in member from the response to a request. Never throws. */
export async function fetchAccountData<Answer extends ApiResponse, Value>(
  request: Promise<Answer>,
  schema: SchemaOf<Answer, Value>,
): Promise<AccountData<Value>> {
  const sent = await parsedResult(request, schema)
  if (sent.ok) return { state: 'loaded', value: sent.body }
  return { state: sent.status === 401 ? 'signed-out' : 'failed' }
}
