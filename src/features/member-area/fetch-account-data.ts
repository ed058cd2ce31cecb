import * as v from 'valibot'
import { getLocale } from '../../paraglide/runtime.js'
import { send } from '../../browser/send.ts'

/** Result of a request for data of the signed-in member. */
export type AccountData<Value> =
  | { state: 'loaded'; value: Value }
  /** There is no session, or it has ended. */
  | { state: 'signed-out' }
  | { state: 'failed' }

/** Fetches data of the signed-in member, with texts in the page's language. Never throws. */
export async function fetchAccountData<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
): Promise<AccountData<Value>> {
  const sent = await send('GET', `${path}${path.includes('?') ? '&' : '?'}locale=${getLocale()}`)
  if (!sent.ok) return { state: sent.status === 401 ? 'signed-out' : 'failed' }
  const parsed = v.safeParse(schema, sent.body)
  return parsed.success ? { state: 'loaded', value: parsed.output } : { state: 'failed' }
}
