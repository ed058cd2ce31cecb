import { m } from '../../../../paraglide/messages.js'
import { Icon } from '../../../../ui/icon.tsx'
import { eventPath } from '../draft/event-path.ts'
import type { PublishOutcome } from './use-publish.ts'

interface PublishedNoticeProps {
  outcome: Extract<PublishOutcome, { state: 'published' | 'waiting' }>
}

/** Says that the draft is published, or waits for a moderator. */
export function PublishedNotice({ outcome }: PublishedNoticeProps) {
  const isPublished = outcome.state === 'published'
  return (
    <div className={`notice ${isPublished ? 'n-ok' : 'n-note'}`} role="status">
      <Icon name={isPublished ? 'check' : 'clock'} />
      <div>
        <b>{isPublished ? m.editor_published() : m.editor_waiting()}</b>
        {isPublished ? (
          <p>
            <a className="link" href={eventPath(outcome.permalink)} data-reload="">
              {m.editor_see_page()}
            </a>
          </p>
        ) : (
          <p>{m.editor_waiting_text()}</p>
        )}
      </div>
    </div>
  )
}
