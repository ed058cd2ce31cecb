import { moderationInbox, type InboxApi } from './inbox-api.ts'
import type { ApiResponse, BodyOf } from '../../api/result.ts'
import { useEffect, useState } from 'react'
import { showSnackbar } from '../../browser/snackbar.ts'
import { failureText } from '../../i18n/field-texts.ts'
import { undoMs, type RejectionReason } from '../../model/community/moderation.ts'
import type { InboxItem, InboxWords, OpenedItemView } from '../../model/schemas/community/inbox.ts'
import { accountResult } from '../member-area/send-account-request.ts'
import { decisionForm } from './typed-decision.ts'

/** A decision that can still be taken back. */
export interface LastDecision {
  id: number
  decision: string
  text: string
}

interface DecisionsOptions {
  api: InboxApi
  items: readonly InboxItem[]
  words: InboxWords
  load: () => Promise<void>
  select: (id: number | null) => void
  /** Called if the item is another one than the moderator read. */
  onChanged: () => void
}

/** The acts of a moderator. After each the next item is selected, and the live region announces it. */
export function useDecisions({ api, items, words, load, select, onChanged }: DecisionsOptions) {
  const [last, setLast] = useState<LastDecision | null>(null)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLast(null), undoMs)
    return () => clearTimeout(timer)
  }, [last])

  const act = async <Answer extends ApiResponse>(
    request: Promise<Answer>,
    failed: string,
    typed = {},
  ): Promise<BodyOf<Answer> | null> => {
    const sent = await accountResult(request, typed)
    if (sent.ok) return sent.body
    const changed = new Map([
      ['former', words.factChanged],
      ['version', words.textChanged],
      ['incomplete', words.incomplete],
    ]).get(sent.field ?? '')
    if (changed !== undefined) {
      showSnackbar('bad', changed)
      onChanged()
      return null
    }
    showSnackbar(
      'bad',
      sent.status === 409 || sent.status === 404 ? failed : failureText(sent.status),
    )
    await load()
    return null
  }
  /** Moves on to the item after one that no longer waits here. */
  const leave = async (id: number, done: string) => {
    const index = items.findIndex((item) => item.id === id)
    const next = items[index + 1] ?? items[index - 1]
    setAnnouncement(`${done} ${next?.following ?? words.nothingWaits}`)
    select(next?.id ?? null)
    await load()
  }

  return {
    last,
    announcement,
    /** @param reason null approves */
    decide: async (item: OpenedItemView, reason: RejectionReason | null, answer: string) => {
      const { id, submittedAt, version } = item
      const json = { id, submittedAt, version, answer }
      const made = await act(
        reason === null
          ? api.approve.$post({ json })
          : api.reject.$post({ json: { ...json, reason } }),
        words.decidedBefore,
        reason === null && answer === ''
          ? {}
          : { [decisionForm(id)]: { reason: reason ?? '', answer } },
      )
      if (made === null) return
      const text = reason === null ? words.approved : words.rejected
      setLast({ id, decision: made.decision, text })
      await leave(id, text)
    },
    ask: async ({ id }: OpenedItemView) => {
      const request = moderationInbox.ask.$post({ json: { id } })
      if ((await act(request, words.decidedBefore)) !== null) await leave(id, words.asked)
    },
    undo: async () => {
      if (last === null) return
      const { id, decision } = last
      setLast(null)
      const request = api.undo.$post({ json: { id, decision } })
      if ((await act(request, words.takenBackTooLate)) === null) return
      setAnnouncement(words.takenBack)
      await load()
      select(id)
    },
  }
}
