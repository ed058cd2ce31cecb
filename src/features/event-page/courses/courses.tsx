import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { CourseProfile } from '../../../ui/drawings/course-profile.tsx'
import { Axis } from './axis.tsx'
import { measuredRaces } from './measured-races.ts'
import { raceHeights } from './race-climb.tsx'

/** Profiles of the races' courses, with climb, highest and lowest point. */
export function Courses({ event }: { event: EventView }) {
  return measuredRaces(event).map((race) => {
    const axis = event.drawings.find((drawing) => drawing.race === race.id)?.axis ?? []
    const climb = race.climb === null ? [] : [m.climb({ climb: race.climb })]
    return (
      <figure className="prof-f" key={race.id}>
        <CourseProfile metres={race.profile ?? []} hue={race.hue}>
          {axis.length === 0 ? null : <Axis axis={axis} />}
        </CourseProfile>
        <figcaption>
          <b lang={race.nameLang ?? undefined}>{race.name}</b>{' '}
          {[...climb, ...raceHeights(race)].join(' · ')}
        </figcaption>
      </figure>
    )
  })
}
