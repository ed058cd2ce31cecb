import * as v from 'valibot'
import { currencies } from '../../src/model/currencies.ts'
import { unitSystemNames, type Preferences } from '../../src/model/preferences.ts'
import { answerInTime } from '../runtime/answer-in-time.ts'

/** Members' preferences in KV, so that they are the same on all of a member's devices. Never older than a minute or so. */

const keptPreferences = v.object({
  /** Whose they are: what KV answers for another key is nobody's. */
  memberId: v.string(),
  unit: v.picklist(unitSystemNames),
  currency: v.picklist(currencies),
})

/** What is asked of a KV namespace here. */
export interface TextStore {
  get(key: string): Promise<string | null>
  put(key: string, value: string): Promise<void>
}

/** A page does not wait longer for what has a default. */
const maxWaitMs = 500

const keyOf = (memberId: string): string => `preferences:${memberId}`

/**
 * What a member chose, or null: nothing yet, nothing that can be read, or KV does not answer. Never throws; the caller
 * goes on with the cookie's preferences or the defaults.
 */
export async function readMemberPreferences(
  kv: TextStore,
  memberId: string,
): Promise<Preferences | null> {
  try {
    const text = await answerInTime(kv.get(keyOf(memberId)), maxWaitMs)
    const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptPreferences), text)
    if (!kept.success || kept.output.memberId !== memberId) return null
    return { unit: kept.output.unit, currency: kept.output.currency }
  } catch (error) {
    console.error('Preferences cannot be read from KV', error)
    return null
  }
}

/** Keeps what a member chose. @throws what KV throws */
export async function writeMemberPreferences(
  kv: TextStore,
  memberId: string,
  { unit, currency }: Preferences,
): Promise<void> {
  const kept = { memberId, unit, currency } satisfies v.InferOutput<typeof keptPreferences>
  await kv.put(keyOf(memberId), JSON.stringify(kept))
}

/** Removes what a member chose. @throws what KV throws */
export async function deleteMemberPreferences(
  kv: Pick<KVNamespace, 'delete'>,
  memberId: string,
): Promise<void> {
  await kv.delete(keyOf(memberId))
}
