import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { OrganiserSection } from '../../../../i18n/words.ts'
import { currentEdition } from '../../../../model/event-facts/next-edition.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { EditorContext, useEditor, useKeys, type Editor } from '../draft/editor-context.ts'
import { today } from '../draft/today.ts'
import { EditionContext } from '../edition/use-edition.ts'
import { CardPreview } from '../filled/card-preview.tsx'
import { FilledSummary } from '../filled/filled-summary.tsx'
import { useFilled } from '../filled/use-filled.ts'
import { FactConflicts } from '../publish/fact-conflicts.tsx'
import { editionOfPath } from '../../../../i18n/section-of-path.ts'
import { fieldOfAddress } from './field-of-address.ts'
import { EditorBar } from './editor-bar.tsx'
import { DraftNotices } from './notices.tsx'
import { EditorRail } from './rail.tsx'
import { SectionContent } from './section-content.tsx'
import { useStanding } from './use-standing.ts'
import { useFaultCounts } from './use-fault-counts.ts'
import { useSaveKey } from '../../../member-area/draft/use-save-key.ts'

export interface EditorProps {
  /** Permalink of the event, or id of its draft. */
  event: string
  section: OrganiserSection
  session: DraftSession
  /** True if changes of an earlier visit were found in this browser. */
  hasRecovered: boolean
}

/** The edition that the sections show: the one that was chosen, while it exists. */
function EditionProvider({ first, children }: { first: string | null; children: ReactNode }) {
  const keys = useKeys('editions')
  const [chosen, choose] = useState(first)
  const key = chosen !== null && keys.includes(chosen) ? chosen : (keys.at(-1) ?? null)
  return <EditionContext value={{ key, choose }}>{children}</EditionContext>
}

function Workspace({ event, section, hasRecovered }: Omit<EditorProps, 'session'>) {
  const { draft } = useEditor()
  const counts = useFaultCounts()
  const { sections } = useFilled()
  return (
    <div className="wrap ws has-prev">
      <EditorRail
        event={draft.permalink ?? event}
        current={section}
        faults={counts}
        filled={sections}
      />
      <div className="ws-main">
        <DraftNotices hasRecovered={hasRecovered} />
        <FactConflicts />
        <SectionContent section={section} />
      </div>
      <aside className="ws-prev">
        <CardPreview />
        <FilledSummary />
      </aside>
    </div>
  )
}

/** The edition with the field that the URL names, else the one that readers see first. */
function firstEdition({ store }: Editor): string | null {
  const named = editionOfPath(fieldOfAddress() ?? '')
  const facts = store.facts()
  return facts.editions.some(({ key }) => key === named)
    ? named
    : (currentEdition(facts, today())?.key ?? null)
}

/** A URL with the path of a fact leads to its field, and shows what keeps the draft from being published. */
function useFieldOfAddress({ faults }: Editor, section: OrganiserSection): void {
  const [field] = useState(fieldOfAddress)
  useEffect(() => {
    if (field === null) return
    faults.showAll()
    requestAnimationFrame(() => {
      const control = document.getElementById(field) ?? document.getElementById(`${section}-h`)
      control?.focus()
    })
    // Only the section that was opened first has the field.
  }, [faults, field, section])
}

/** The editor of an event whose draft is loaded. */
export function EventEditor({ session, ...page }: EditorProps) {
  const { draft, former } = useSyncExternalStore(session.subscribe, session.state, session.state)
  const editor = useMemo(
    () => ({ ...session.stores, draft, former, session }),
    [session, draft, former],
  )
  useSaveKey(editor)
  useStanding(session, draft.state === 'waiting')
  useFieldOfAddress(editor, page.section)
  const [first] = useState(() => firstEdition(editor))
  return (
    <EditorContext value={editor}>
      <EditionProvider first={first}>
        <EditorBar />
        <Workspace {...page} />
      </EditionProvider>
    </EditorContext>
  )
}
