import * as v from 'valibot'
import { getLocale } from '../../../paraglide/runtime.js'
import { send } from '../../../browser/send.ts'

/** How asking for something of the member's own went. */
export type Answer<Value> =
  | { state: 'here'; value: Value }
  /** Nobody is signed in, or no longer. */
  | { state: 'anonymous' }
  | { state: 'failed' }

/** Asks the API for something of the member's own, worded in the page's language. It never throws. */
export async function ask<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Answer<Value>> {
  const sent = await send('GET', `${path}?locale=${getLocale()}`)
  if (!sent.ok) return { state: sent.status === 401 ? 'anonymous' : 'failed' }
  const parsed = v.safeParse(schema, sent.body)
  return parsed.success ? { state: 'here', value: parsed.output } : { state: 'failed' }
}
