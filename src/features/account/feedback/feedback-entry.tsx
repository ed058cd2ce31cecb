import type { FeedbackListView } from '../../../model/schemas/community/feedback-views.ts'
import { shownHost } from '../../../model/values/web-address.ts'

interface FeedbackEntryProps {
  entry: FeedbackListView['entries'][number]
  answerLabel: string
}

/** Feedback of the member with its state and answer. Texts have their own direction, whatever marks they contain. */
export function FeedbackEntry({ entry, answerLabel }: FeedbackEntryProps) {
  const { event, state, answer } = entry
  return (
    <article className={`fb fb-${state.key}`}>
      <div className="fb-h">
        <h2>
          <a href={event.path} lang={event.lang ?? undefined}>
            {event.name}
          </a>
        </h2>
        <span className="fb-s">{state.label}</span>
      </div>
      <p className="s muted">{[entry.sent, entry.category, ...entry.details].join(' · ')}</p>
      <p className="fb-t" dir="auto">
        {entry.text}
      </p>
      {entry.link === null ? null : (
        <p className="s">
          <a className="link" href={entry.link} rel="noopener nofollow ugc">
            {shownHost(entry.link)}
          </a>
        </p>
      )}
      {answer.length === 0 ? null : (
        <div className="fb-a">
          <b>{answerLabel}</b>
          {answer.map((text) => (
            <p className="fb-t" dir="auto" key={text}>
              {text}
            </p>
          ))}
        </div>
      )}
    </article>
  )
}
