import * as v from 'valibot'
import { useEffect, useState } from 'react'
import { openedItemView, type OpenedItemView } from '../../model/schemas/community/inbox.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { sendAccountRequest } from '../member-area/send-account-request.ts'

export type OpenedItem = {
  /** Text to the author that goes with an approval. */
  answer: string
  setAnswer: (answer: string) => void
  /** Opens the item anew. */
  reload: () => void
} & ({ state: 'loading' } | { state: 'failed' } | { state: 'loaded'; item: OpenedItemView })

/** An item, which counts as open for colleagues from now on. */
export function useOpenedItem(api: string, id: number | null): OpenedItem {
  const [found, setFound] = useState<{ id: number; item: OpenedItemView | null } | null>(null)
  const [answer, setAnswer] = useState('')
  const [attempt, setAttempt] = useState(0)
  const rest = { answer, setAnswer, reload: () => setAttempt((n) => n + 1) }
  useEffect(() => {
    if (id === null) return
    setAnswer('')
    let isCurrent = true
    const open = async () => {
      const path = `${api}/open?locale=${getLocale()}`
      const sent = await sendAccountRequest('POST', path, { id })
      const parsed = v.safeParse(openedItemView, sent.ok ? sent.body : null)
      if (isCurrent) setFound({ id, item: parsed.success ? parsed.output : null })
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
