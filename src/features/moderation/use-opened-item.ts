import { readBody } from '../../api/parsed-result.ts'
import type { InboxApi } from './inbox-api.ts'
import { useEffect, useState } from 'react'
import { openedItemView, type OpenedItemView } from '../../model/schemas/community/inbox.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { accountResult } from '../member-area/send-account-request.ts'

export type OpenedItem = {
  /** Text to the author that goes with an approval. */
  answer: string
  setAnswer: (answer: string) => void
  /** Opens the item anew. */
  reload: () => void
} & (
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'loaded'
      item: OpenedItemView
      /** The item as the moderator read it here before its author changed it; null at the first reading. */
      read: OpenedItemView | null
    }
)

interface Found {
  id: number
  item: OpenedItemView | null
  read: OpenedItemView | null
}

/** The last item of this id that was another text than the new one. */
function readBefore(before: Found | null, id: number, item: OpenedItemView): Found['read'] {
  if (before?.id !== id || before.item === null) return null
  const isSame = before.item.version === item.version && before.item.text === item.text
  return isSame ? before.read : before.item
}

/** An item, which counts as open for colleagues from now on. */
export function useOpenedItem(api: InboxApi, id: number | null): OpenedItem {
  const [found, setFound] = useState<Found | null>(null)
  const [answer, setAnswer] = useState('')
  const [attempt, setAttempt] = useState(0)
  const rest = { answer, setAnswer, reload: () => setAttempt((n) => n + 1) }
  useEffect(() => {
    if (id === null) return
    setAnswer('')
    let isCurrent = true
    const open = async () => {
      const request = api.open.$post({ query: { locale: getLocale() }, json: { id } })
      const read = readBody(await accountResult(request), openedItemView)
      if (!isCurrent) return
      setFound((before) => {
        if (!read.ok) return { id, item: null, read: null }
        return { id, item: read.body, read: readBefore(before, id, read.body) }
      })
    }
    void open()
    return () => {
      isCurrent = false
    }
  }, [api, id, attempt])
  if (found === null || found.id !== id) return { state: 'loading', ...rest }
  if (found.item === null) return { state: 'failed', ...rest }
  return { state: 'loaded', item: found.item, read: found.read, ...rest }
}
