import { useEffect, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { BibCard } from '../../../event-card/bib-card.tsx'
import { fetchCard, type LoadedCard } from '../draft/draft-api.ts'
import { useEditor } from '../draft/editor-context.ts'
import { useSaveState } from '../draft/use-save-state.ts'

/** The draft's card, loaded after each save; null before. The last one stays if loading fails. */
function useDraftCard(): LoadedCard | null {
  const { draft, faults } = useEditor()
  const { at, state } = useSaveState()
  const [loaded, setLoaded] = useState<LoadedCard | null>(null)
  const isSaved = state === 'saved'
  useEffect(() => {
    if (!isSaved) return
    let isCancelled = false
    const load = async () => {
      // The server has no card for a draft that cannot be published yet.
      const next: LoadedCard = faults.isSound()
        ? await fetchCard(draft.id)
        : { state: 'incomplete' }
      if (!isCancelled) setLoaded((before) => (next.state === 'failed' ? before : next))
    }
    void load()
    return () => {
      isCancelled = true
    }
  }, [draft.id, faults, isSaved, at])
  return loaded
}

/** The event's card in the calendar, a picture of what publishing would show. */
export function CardPreview() {
  const loaded = useDraftCard()
  if (loaded === null || loaded.state === 'failed') return null
  return (
    <section aria-labelledby="card-preview-h">
      <h2 id="card-preview-h" className="s muted">
        {m.editor_notice()}
      </h2>
      {loaded.state === 'ready' ? (
        // Its link and its heart are no controls of the editor.
        <div inert>
          <BibCard card={loaded.card} />
        </div>
      ) : (
        <p className="s muted">{m.editor_preview_incomplete()}</p>
      )}
    </section>
  )
}
