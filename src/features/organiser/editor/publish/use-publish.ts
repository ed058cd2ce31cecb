import { useEffect, useState } from 'react'
import { failureText } from '../../../../i18n/field-texts.ts'
import { m } from '../../../../paraglide/messages.js'
import type { DraftSummary } from '../../../../model/schemas/event/draft-views.ts'
import { fetchSummary, publishDraft } from '../draft/draft-api.ts'
import { useEditor } from '../draft/editor-context.ts'

export type PublishOutcome =
  | { state: 'asking' }
  | { state: 'busy' }
  | { state: 'failed'; text: string }
  | { state: 'published'; permalink: string }
  | { state: 'waiting' }

/** Sends the draft and publishes it. */
export function usePublish() {
  const { draft, autosave, session } = useEditor()
  const [outcome, setOutcome] = useState<PublishOutcome>({ state: 'asking' })
  const publish = async () => {
    setOutcome({ state: 'busy' })
    if (!(await autosave.flush())) {
      const hasConflicts = autosave.state().conflicts.length > 0
      const text = hasConflicts ? m.editor_conflict() : m.editor_not_all_sent()
      return setOutcome({ state: 'failed', text })
    }
    const { id } = session.state().draft
    if (id !== draft.id) return setOutcome({ state: 'failed', text: m.editor_changed_meanwhile() })
    const sent = await publishDraft(id, autosave.version())
    if (!sent.ok) {
      const hasChanged = sent.status === 409 || sent.status === 404
      if (sent.status === 404) await autosave.renew()
      const text = hasChanged ? m.editor_changed_meanwhile() : failureText(sent.status)
      return setOutcome({ state: 'failed', text })
    }
    const { permalink } = sent.body
    setOutcome(permalink === null ? { state: 'waiting' } : { state: 'published', permalink })
    await session.afterPublishing(permalink === null ? 'waiting' : 'published')
  }
  return { outcome, publish }
}

/** The server's view of the draft, once it has all of it; null before. */
export function useSummary(): DraftSummary | null {
  const { draft, autosave } = useEditor()
  const [summary, setSummary] = useState<DraftSummary | null>(null)
  useEffect(() => {
    const load = async () => {
      if (await autosave.flush()) setSummary(await fetchSummary(draft.id))
    }
    void load()
  }, [draft.id, autosave])
  return summary
}
