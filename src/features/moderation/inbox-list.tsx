import type { InboxItem, InboxView } from '../../model/schemas/community/inbox.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

const icons = {
  review: 'star',
  answer: 'check',
  correction: 'swap',
  feedback: 'mail',
  report: 'flag',
  claim: 'user',
  event: 'calendar',
  name: 'info',
} as const satisfies Record<InboxItem['kind'], IconName>

interface RowProps {
  item: InboxItem
  isCurrent: boolean
  onFollow: () => void
}

function Row({ item, isCurrent, onFollow }: RowProps) {
  const { id, kind, title, age, late, lead, excerpt, asked } = item
  return (
    <a
      className="q-i"
      href={`#${id}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onFollow}
    >
      <Icon name={icons[kind]} />
      <b>{title}</b>
      <span className={late === null ? 'age' : 'age is-late'}>
        {age}
        {late === null ? null : <span> {late}</span>}
      </span>
      <p>
        {lead}
        {asked === null ? null : <span className="tag tag-note">{asked}</span>}
        {excerpt === '' ? null : <span className="q-x">{excerpt}</span>}
      </p>
    </a>
  )
}

interface InboxListProps {
  view: InboxView
  /** Id of the item that is read. */
  current: number | null
  /** Called when the link of a row is followed. */
  onFollow: () => void
  onMore: () => Promise<void>
}

/** Waiting items, oldest first. */
export function InboxList({ view, current, onFollow, onMore }: InboxListProps) {
  return (
    <div className="q-l">
      <ol>
        {view.items.map((item) => (
          <li key={item.id}>
            <Row item={item} isCurrent={item.id === current} onFollow={onFollow} />
          </li>
        ))}
      </ol>
      {view.after === null ? null : (
        <button className="btn btn-line" type="button" onClick={() => void onMore()}>
          {view.words.more}
        </button>
      )}
    </div>
  )
}
