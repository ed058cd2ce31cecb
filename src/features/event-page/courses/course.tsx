import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { Courses } from './courses.tsx'
import { measuredRaces } from './measured-races.ts'
import { OfficialLink } from '../sign-up/official-link.tsx'
import { Slot } from '../parts/slot.tsx'
import { textOf, Written } from '../parts/written-texts.tsx'

/** True if there is something to say about the course. */
export const hasCourse = (event: EventView): boolean =>
  event.site !== null || textOf(event, 'course') !== undefined || measuredRaces(event).length > 0

/** The course in the organiser's words and drawn from its file; without one, a link to the site that may have a map. */
export function Course({ event }: { event: EventView }) {
  const written = textOf(event, 'course')
  if (!hasCourse(event)) return null
  return (
    <section className="ev-sec">
      <h2 id="course">{m.course_heading()}</h2>
      {written === undefined ? null : <Written written={written} />}
      <Courses event={event} />
      {event.site === null || measuredRaces(event).length > 0 ? null : (
        <Slot title={m.course_none()} text={m.course_none_text()}>
          <OfficialLink className="link" event={event.permalink} url={event.site}>
            {m.event_website()}
          </OfficialLink>
        </Slot>
      )}
    </section>
  )
}
