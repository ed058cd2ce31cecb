import type { InboxWords } from '../../model/schemas/community/inbox.ts'
import { Icon } from '../../ui/icon.tsx'
import type { InboxActs } from './use-inbox-keys.ts'

interface ActBarProps {
  words: InboxWords
  acts: InboxActs
  /** True if the item has a page to open. */
  hasPage: boolean
  /** False for a text of the moderator's own, which a colleague decides. */
  mayDecide: boolean
}

/** The acts on an item, at the foot of the screen. Each names its key. */
export function ActBar({ words, acts, hasPage, mayDecide }: ActBarProps) {
  return (
    <div className="q-act">
      {mayDecide ? (
        <>
          <button className="btn btn-ok" type="button" onClick={acts.approve}>
            <Icon name="check" size="s" />
            {words.approve} <kbd>A</kbd>
          </button>
          <button className="btn btn-bad" type="button" onClick={acts.reject}>
            {words.reject} <kbd>R</kbd>
          </button>
        </>
      ) : null}
      {words.ask === null ? null : (
        <button className="btn btn-quiet" type="button" onClick={acts.ask}>
          {words.ask} <kbd>C</kbd>
        </button>
      )}
      {hasPage ? (
        <button className="btn btn-quiet" type="button" onClick={acts.openPage}>
          {words.openPage} <kbd>O</kbd>
        </button>
      ) : null}
      <span className="q-steps">
        <button className="btn btn-quiet btn-s" type="button" onClick={acts.previous}>
          {words.previous} <kbd>K</kbd>
        </button>
        <button className="btn btn-quiet btn-s" type="button" onClick={acts.next}>
          {words.next} <kbd>J</kbd>
        </button>
      </span>
    </div>
  )
}
