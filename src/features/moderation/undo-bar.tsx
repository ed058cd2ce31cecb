import type { InboxWords } from '../../model/schemas/community/inbox.ts'
import { Icon } from '../../ui/icon.tsx'
import type { LastDecision } from './use-decisions.ts'

interface UndoBarProps {
  last: LastDecision
  words: InboxWords
  onUndo: () => void
}

/** The last decision with the button that takes it back, for ten seconds. */
export function UndoBar({ last, words, onUndo }: UndoBarProps) {
  return (
    <div className="q-undo">
      <Icon name="check" />
      <p>{last.text}</p>
      <button type="button" onClick={onUndo}>
        {words.undo} <kbd>Z</kbd>
      </button>
    </div>
  )
}
