import { statusMessages } from '../../../i18n/status-messages.ts'
import { lowerFirst } from '../../../i18n/joins.ts'
import { hrefTo } from '../../../i18n/links.ts'
import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { FeedbackLink } from '../parts/feedback-link.tsx'

/** Links to all editions, the current one highlighted. */
export function Editions({ event }: { event: EventView }) {
  return (
    <section className="ev-sec">
      <h2 id="editions">{m.editions_heading()}</h2>
      <nav className="eds" aria-labelledby="editions">
        {event.editions.map((edition) => (
          <a
            key={edition.date}
            href={hrefTo({
              to: 'event',
              permalink: event.permalink,
              date: edition.next ? undefined : edition.date,
            })}
            aria-current={edition.current ? 'true' : undefined}
          >
            <span className={edition.status?.tone === 'bad' ? 'num is-off' : 'num'}>
              {edition.year}
            </span>
            {edition.label}
            {edition.place === null ? null : ` · ${edition.place}`}
            {edition.status === null
              ? null
              : ` · ${lowerFirst(statusMessages[edition.status.meaning](), getLocale())}`}
            {edition.confirmed
              ? null
              : ` · ${edition.past ? lowerFirst(m.date_was_expected(), getLocale()) : m.edition_expected()}`}
          </a>
        ))}
      </nav>
      <FeedbackLink link={event.feedback.dates} />
    </section>
  )
}
