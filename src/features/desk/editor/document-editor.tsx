import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Locale } from '../../../model/locales.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import type { DeskSession } from '../draft/desk-session.ts'
import { EditorContext } from '../draft/editor-context.ts'
import { fieldName } from '../fields/block-names.ts'
import { FactFields } from '../fields/fact-fields.tsx'
import { LineField } from '../fields/text-fields.tsx'
import { Preview } from '../preview/preview.tsx'
import { BlockList } from './block-list.tsx'
import { TextConflicts } from './text-conflicts.tsx'
import { EditorHead } from './editor-head.tsx'
import { LocaleTabs } from './locale-tabs.tsx'
import { SaveNotice } from './save-notice.tsx'
import { useSaveKey } from '../../member-area/draft/use-save-key.ts'

interface DocumentEditorProps {
  session: DeskSession
  /** URLs of the style sheets of the preview. */
  sheets: readonly string[]
  onRestored: () => void
}

/** The editor of a document whose draft is loaded. */
export function DocumentEditor({ session, sheets, onRestored }: DocumentEditorProps) {
  const draft = useSyncExternalStore(session.subscribe, session.draft, session.draft)
  const [locale, setLocale] = useState<Locale>(getLocale)
  const editor = useMemo(() => ({ session, draft, locale, setLocale }), [session, draft, locale])
  useSaveKey(session)
  return (
    <EditorContext value={editor}>
      <EditorHead onRestored={onRestored} />
      <div className="dk-desk">
        <div>
          <SaveNotice />
          <TextConflicts />
          <LocaleTabs />
          <LineField path="title" label={fieldName('title')} most={120} />
          <LineField path="summary" label={m.desk_field_summary()} most={300} />
          <FactFields />
          <BlockList />
        </div>
        <Preview sheets={sheets} />
      </div>
    </EditorContext>
  )
}
