import * as v from 'valibot'
import {
  refusedReview,
  type RefusedReview,
} from '../../../src/model/schemas/community/review-views.ts'
import { answerInTime } from '../../runtime/answer-in-time.ts'

/**
 * Values of a review that was refused without scripts and that do not fit into a URL, so that its form comes back filled. KV
 * holds them for ten minutes under a random key.
 */

const keepSeconds = 600

/** Milliseconds after which the form comes back without it. */
const maxWaitMs = 1000

const stored = v.object({
  /** Null for a visitor without a session, who signs in before the form comes back. */
  memberId: v.nullable(v.number()),
  values: refusedReview,
})

const keyOf = (key: string): string => `review:${key}`

/** Stores values of a form. @returns their key; null if KV fails or times out */
export async function storeRefusedReview(
  kv: Pick<KVNamespace, 'put'>,
  memberId: number | null,
  values: RefusedReview,
): Promise<string | null> {
  const key = crypto.randomUUID()
  const text = JSON.stringify({ memberId, values } satisfies v.InferOutput<typeof stored>)
  try {
    const put = kv.put(keyOf(key), text, { expirationTtl: keepSeconds })
    await answerInTime(
      put.then(() => true),
      maxWaitMs,
    )
    return key
  } catch (error) {
    console.error('A refused review cannot be stored in KV', error)
    return null
  }
}

/** The values of a key; none if they are of another member, too old, or cannot be read. */
export async function readRefusedReview(
  kv: Pick<KVNamespace, 'get'>,
  memberId: number,
  key: string,
): Promise<RefusedReview> {
  try {
    const text = await answerInTime(kv.get(keyOf(key)), maxWaitMs)
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), text)
    const isForMember = read.success && [null, memberId].includes(read.output.memberId)
    return isForMember ? read.output.values : {}
  } catch (error) {
    console.error('A refused review cannot be read from KV', error)
    return {}
  }
}
