import { useEffect, useState } from 'react'
import { parsedResult } from '../../../api/parsed-result.ts'
import { previewView } from '../../../model/schemas/desk/preview-view.ts'
import type { DocumentView } from '../../../model/views.ts'
import { documentApi, paramOf } from '../draft/desk-api.ts'
import { storedTexts } from '../draft/typed-texts.ts'
import { useEditor } from '../draft/editor-context.ts'

/** Milliseconds after a change. */
const pauseMs = 600

/** The document as a page would show it, with what is not saved yet, a moment after each change. */
export function usePreview(): { document: DocumentView | null; hasFailed: boolean } {
  const { session, draft, locale } = useEditor()
  const { store } = session
  const [shown, setShown] = useState<DocumentView | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = 0
    const load = async () => {
      last += 1
      const current = last
      const json = { locale, changes: storedTexts(store.changes()) }
      const sent = await parsedResult(
        documentApi.preview.$post({ ...paramOf(draft.id), json }),
        previewView,
      )
      // A response to an earlier request is late.
      if (current !== last) return
      setFailed(!sent.ok)
      if (sent.ok) setShown(sent.body.document)
    }
    const schedule = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void load(), pauseMs)
    }
    void load()
    const unsubscribe = store.subscribe(null, schedule)
    return () => {
      last += 1
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store, draft.id, locale])
  return { document: shown, hasFailed }
}
