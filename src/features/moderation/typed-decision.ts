import { useEffect, useEffectEvent } from 'react'
import { takeTyped } from '../../browser/typed-values.ts'
import { rejectionReasons, type RejectionReason } from '../../model/community/moderation.ts'
import type { OpenedItemView } from '../../model/schemas/community/inbox.ts'

/** Reason and text of a decision that was not made, because the moderator's session had ended. */
export interface TypedDecision {
  /** Null for an approval. */
  reason: RejectionReason | null
  answer: string
}

export const noDecision: TypedDecision = { reason: null, answer: '' }

/** Name under which the values of a decision are stored (src/browser/typed-values.ts). */
export const decisionForm = (id: number): string => `decision-${id}`

/** Calls back with the stored decision once its item is open again. */
export function useTypedDecision(
  item: Pick<OpenedItemView, 'id'> | null,
  onFound: (typed: TypedDecision) => void,
): void {
  const restore = useEffectEvent(async (id: number) => {
    const { reason, answer } = await takeTyped(decisionForm(id))
    if (reason === undefined && answer === undefined) return
    onFound({
      reason: rejectionReasons.find((each) => each === reason) ?? null,
      answer: typeof answer === 'string' ? answer : '',
    })
  })
  const id = item?.id ?? null
  useEffect(() => {
    if (id !== null) void restore(id)
  }, [id])
}
