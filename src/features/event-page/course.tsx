import { m } from '../../paraglide/messages.js'
import { OfficialLink } from './official-link.tsx'
import { Slot } from './slot.tsx'

/** Slot for the course, with a link to the organiser's site, which may have it. */
export function Course({ event, site }: { event: string; site: string }) {
  return (
    <section className="ev-sec">
      <h2 id="course">{m.course_heading()}</h2>
      <Slot title={m.course_none()} text={m.course_none_text()}>
        <OfficialLink className="link" event={event} url={site}>
          {m.event_website()}
        </OfficialLink>
      </Slot>
    </section>
  )
}
