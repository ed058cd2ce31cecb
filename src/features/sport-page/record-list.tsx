import type { SportView } from '../../model/views.ts'
import { Figure } from '../../ui/drawings/figure.tsx'
import { EventLink } from '../event-card/event-link.tsx'
import { Share } from './share.tsx'

/** Events in order of a figure, each with a bar to scale. */
export function RecordList({ heading, items }: { heading: string; items: SportView['longest'] }) {
  if (items.length === 0) return null
  return (
    <div>
      <div className="head">
        <h2>{heading}</h2>
      </div>
      <ol className="rank">
        {items.map((item) => (
          <li key={item.permalink}>
            <EventLink card={{ ...item, linkDate: null }} />
            <span className="num">
              <Figure {...item.figure} />
            </span>
            <p data-place="">{item.place}</p>
            <Share percent={item.share} />
          </li>
        ))}
      </ol>
    </div>
  )
}
