import { m } from '../../../paraglide/messages.js'
import { hasCourse } from '../courses/course.tsx'
import { notHeld } from '../parts/held.ts'
import type { LoadedEvent } from '../load-event.ts'
import { OfficialLink } from '../sign-up/official-link.tsx'
import { textOf } from '../parts/written-texts.tsx'

/** Links to the sections of the page, with the official site at their end. It stays below the header. */
export function SectionMenu({ event }: { event: LoadedEvent }) {
  const { day, site, edition } = event
  const about = textOf(event, 'about')
  const sections = [
    { id: 'races', label: m.races_heading() },
    ...(event.photos === undefined ? [] : [{ id: 'photos', label: event.photos.heading }]),
    ...(about === undefined ? [] : [{ id: 'about', label: about.title }]),
    ...(day === null ? [] : [{ id: 'day', label: m.day_heading() }]),
    ...(hasCourse(event) ? [{ id: 'course', label: m.course_heading() }] : []),
    ...(event.news === undefined ? [] : [{ id: 'news', label: event.news.heading }]),
    { id: 'editions', label: m.editions_heading() },
    { id: 'facts', label: m.facts_heading() },
    { id: 'reviews', label: event.reviews.texts.heading },
    { id: 'organiser', label: m.fact_organiser() },
  ]
  return (
    <nav className="ev-nav" aria-label={m.event_sections()}>
      <div className="tabs">
        {sections.map(({ id, label }) => (
          <a href={`#${id}`} key={id}>
            {label}
          </a>
        ))}
      </div>
      {site === null || edition.past || notHeld(edition) !== null ? null : (
        <OfficialLink className="btn btn-s" event={event.permalink} url={site}>
          {m.event_website()}
        </OfficialLink>
      )}
    </nav>
  )
}
