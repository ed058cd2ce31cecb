import { m } from '../../paraglide/messages.js'
import { Slot } from './slot.tsx'

/** Slot for the course, with a link to the organiser's site, which may have it. */
export function Course({ site }: { site: string }) {
  return (
    <section className="ev-sec">
      <h2 id="course">{m.course_heading()}</h2>
      <Slot title={m.course_none()} text={m.course_none_text()}>
        <a className="link" href={site} rel="noopener">
          {m.event_website()}
        </a>
      </Slot>
    </section>
  )
}
