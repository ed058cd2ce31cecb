import type { ModerationKind } from '../../model/community/moderation.ts'
import type { InboxView } from '../../model/schemas/community/inbox.ts'

interface InboxHeadProps {
  view: InboxView
  kind: ModerationKind | null
  onKind: (kind: ModerationKind | null) => void
  onKeys: () => void
}

/** How much waits and for how long, and the kinds as tabs if there are several. */
export function InboxHead({ view, kind, onKind, onKeys }: InboxHeadProps) {
  return (
    <>
      <div className="inbox-h">
        <p>{view.summary}</p>
        <dl>
          {view.figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="inbox-tabs">
        <div className="tabs">
          {(view.tabs.length > 2 ? view.tabs : []).map((tab) => (
            <button
              key={tab.kind ?? 'all'}
              type="button"
              aria-current={tab.kind === kind ? 'true' : undefined}
              onClick={() => onKind(tab.kind)}
            >
              {tab.name} <span className="n tab">{tab.waiting}</span>
            </button>
          ))}
        </div>
        <button className="btn btn-quiet btn-s" type="button" onClick={onKeys}>
          {view.words.keys} <kbd>?</kbd>
        </button>
      </div>
    </>
  )
}
