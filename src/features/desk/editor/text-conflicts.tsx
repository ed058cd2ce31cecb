import { ConflictPanel } from '../../member-area/draft/conflict-panel.tsx'
import { useEditor, useSaveState } from '../draft/editor-context.ts'
import { usePathName, valueText } from './path-name.ts'

const valueOf = (_path: string, value: unknown): string => valueText(value)

/** Conflicts of a document's values. */
export function TextConflicts() {
  const { autosave } = useEditor().session
  const { conflicts } = useSaveState()
  const nameOf = usePathName()
  return (
    <ConflictPanel
      conflicts={conflicts}
      nameOf={nameOf}
      valueOf={valueOf}
      onResolve={(path, value) => autosave.resolve(path, value)}
    />
  )
}
