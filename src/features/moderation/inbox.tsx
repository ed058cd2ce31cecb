import type { InboxApi } from './inbox-api.ts'
import { useState } from 'react'
import type { ModerationKind } from '../../model/community/moderation.ts'
import type { InboxView } from '../../model/schemas/community/inbox.ts'
import { InboxHead } from './inbox-head.tsx'
import { InboxList } from './inbox-list.tsx'
import { ItemPanel } from './item-panel.tsx'
import { KeysHelp } from './keys-help.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useDecisions } from './use-decisions.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useOpenedItem } from './use-opened-item.ts'
import { noDecision, useTypedDecision, type TypedDecision } from './typed-decision.ts'
import { useSelection } from './use-selection.ts'

interface InboxProps {
  api: InboxApi
  view: InboxView
  kind: ModerationKind | null
  onKind: (kind: ModerationKind | null) => void
  load: () => Promise<void>
  more: () => Promise<void>
}

/** The list of waiting items and beside it the one that is read. On a phone one of both. */
export function Inbox({ api, view, kind, onKind, load, more }: InboxProps) {
  const { items, words } = view
  const { selected, isOpen, select, follow, step, close, takeFocus } = useSelection(items)
  const opened = useOpenedItem(api, selected?.id ?? null)
  const { decide, ask, undo, last, announcement } = useDecisions({
    api,
    items,
    words,
    load,
    select,
    onChanged: opened.reload,
  })
  const [rejection, setRejection] = useState<TypedDecision | null>(null)
  const [isHelping, setIsHelping] = useState(false)
  const item = opened.state === 'loaded' ? opened.item : null
  const decidable = item?.byReader === null ? item : null
  const acts = {
    approve: () => decidable !== null && void decide(decidable, null, opened.answer),
    reject: () => decidable !== null && setRejection(noDecision),
    ask: () => item !== null && words.ask !== null && void ask(item),
    next: () => step(1),
    previous: () => step(-1),
    openPage: () => {
      const page = item?.page ?? null
      if (page !== null) window.open(page, '_blank', 'noopener')
    },
    undo: () => void undo(),
    keys: () => setIsHelping(true),
  }
  useInboxKeys(acts)
  useTypedDecision(decidable, (typed) => {
    if (typed.reason === null) opened.setAnswer(typed.answer)
    else setRejection(typed)
  })
  return (
    <>
      <InboxHead view={view} kind={kind} onKind={onKind} onKeys={acts.keys} />
      <p className="vh" role="status">
        {announcement}
      </p>
      {items.length === 0 ? (
        <p className="inbox-none">{words.nothingWaits}</p>
      ) : (
        <div className={isOpen ? 'q is-open' : 'q'}>
          <InboxList view={view} current={selected?.id ?? null} onFollow={follow} onMore={more} />
          <ItemPanel
            opened={opened}
            words={words}
            acts={acts}
            isOpen={isOpen}
            takeFocus={takeFocus}
            onBack={close}
          />
        </div>
      )}
      {last === null ? null : <UndoBar last={last} words={words} onUndo={acts.undo} />}
      {rejection !== null && item !== null ? (
        <RejectDialog
          item={item}
          words={words}
          typed={rejection}
          onClose={() => setRejection(null)}
          onReject={(reason, answer) => void decide(item, reason, answer)}
        />
      ) : null}
      {isHelping ? <KeysHelp words={words} onClose={() => setIsHelping(false)} /> : null}
    </>
  )
}
