import { m } from '../../../../paraglide/messages.js'
import { RaceCourse } from '../course/race-course.tsx'
import { EditionPicker } from '../edition/edition-picker.tsx'
import { useKeys } from '../draft/editor-context.ts'
import { EventText } from '../fields/event-text.tsx'
import { eventTextNames } from '../../../../i18n/event-text-names.ts'
import { Card } from './card.tsx'

/** The courses of an edition's races. */
export function CourseSection({ edition }: { edition: string }) {
  const at = `editions.${edition}.races`
  const races = useKeys(at)
  return (
    <Card id="course" title={m.course_heading()} action={<EditionPicker />}>
      <EventText kind="course" label={eventTextNames.course()} />
      {races.map((race) => (
        <RaceCourse key={race} at={`${at}.${race}`} />
      ))}
    </Card>
  )
}
