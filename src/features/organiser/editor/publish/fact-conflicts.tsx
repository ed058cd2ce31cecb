import { factName } from '../../../../i18n/fact-name.ts'
import { joined } from '../../../../i18n/joins.ts'
import { getLocale } from '../../../../paraglide/runtime.js'
import { ConflictPanel } from '../../../member-area/draft/conflict-panel.tsx'
import { useEditor } from '../draft/editor-context.ts'
import { useSaveState } from '../draft/use-save-state.ts'
import { FactValue } from '../page/fact-value.tsx'

const valueOf = (path: string, value: unknown) => <FactValue path={path} value={value} />

/** Conflicts of an event's facts. */
export function FactConflicts() {
  const { autosave, store } = useEditor()
  const { conflicts } = useSaveState()
  const nameOf = (path: string) => {
    const { name, of } = factName(path, store.get, getLocale())
    return joined([...of, name], getLocale())
  }
  return (
    <ConflictPanel
      conflicts={conflicts}
      nameOf={nameOf}
      valueOf={valueOf}
      onResolve={(path, value) => autosave.resolve(path, value)}
    />
  )
}
