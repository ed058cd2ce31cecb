import * as v from 'valibot'
import { currencies } from '../../src/model/values/currencies.ts'
import { unitSystemNames, type Preferences } from '../../src/model/values/preferences.ts'
import { answerInTime } from '../runtime/answer-in-time.ts'

/**
 * Members' preferences in KV, so that they are the same on all of a member's devices. Never older than a minute or so.
 */

const storedPreferences = v.object({
  /** Id of the member, compared on reading so that a value under a wrong key is ignored. */
  memberId: v.string(),
  unit: v.picklist(unitSystemNames),
  currency: v.picklist(currencies),
})

/** The part of a KV namespace that is used here. */
export interface TextStore {
  get(key: string): Promise<string | null>
  put(key: string, value: string): Promise<void>
}

/** Milliseconds after which a page goes on with the defaults. */
const maxWaitMs = 500

const keyOf = (memberId: string): string => `preferences:${memberId}`

/**
 * Stored preferences of a member; null if there are none, if they are unreadable, or if KV fails or times out. Never
 * throws: the caller falls back to the cookie's preferences or the defaults.
 */
export async function readMemberPreferences(
  kv: TextStore,
  memberId: string,
): Promise<Preferences | null> {
  try {
    const text = await answerInTime(kv.get(keyOf(memberId)), maxWaitMs)
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), storedPreferences), text)
    if (!stored.success || stored.output.memberId !== memberId) return null
    return { unit: stored.output.unit, currency: stored.output.currency }
  } catch (error) {
    console.error('Preferences cannot be read from KV', error)
    return null
  }
}

/** Stores a member's preferences. @throws the errors of KV */
export async function writeMemberPreferences(
  kv: TextStore,
  memberId: string,
  { unit, currency }: Preferences,
): Promise<void> {
  const stored = { memberId, unit, currency } satisfies v.InferOutput<typeof storedPreferences>
  await kv.put(keyOf(memberId), JSON.stringify(stored))
}

/** Deletes a member's preferences. @throws the errors of KV */
export async function deleteMemberPreferences(
  kv: Pick<KVNamespace, 'delete'>,
  memberId: string,
): Promise<void> {
  await kv.delete(keyOf(memberId))
}
