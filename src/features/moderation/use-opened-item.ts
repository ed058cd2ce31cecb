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
} & ({ state: 'loading' } | { state: 'failed' } | { state: 'loaded'; item: OpenedItemView })

/** An item, which counts as open for colleagues from now on. */
export function useOpenedItem(api: InboxApi, id: number | null): OpenedItem {
  const [found, setFound] = useState<{ id: number; item: OpenedItemView | null } | null>(null)
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
      if (isCurrent) setFound({ id, item: read.ok ? read.body : null })
    }
    void open()
    return () => {
      isCurrent = false
    }
  }, [api, id, attempt])
  if (found === null || found.id !== id) return { state: 'loading', ...rest }
  if (found.item === null) return { state: 'failed', ...rest }
  return { state: 'loaded', item: found.item, ...rest }
}
