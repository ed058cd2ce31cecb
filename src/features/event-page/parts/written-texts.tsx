import type { EventView } from '../../../model/views.ts'
import { Lines } from './lines.tsx'

type EventText = NonNullable<EventView['texts']>[number]

/** The text of one kind; undefined if the organiser wrote none. */
export const textOf = ({ texts }: EventView, kind: EventText['kind']): EventText | undefined =>
  texts?.find((each) => each.kind === kind)

/** A text with the language that it is written in, if that is not the visitor's. */
export function Written({ written }: { written: EventText }) {
  return (
    <>
      <Lines written={written} />
      {written.note === null ? null : <p className="s muted">{written.note}</p>}
    </>
  )
}

/** The organiser's text about the event. */
export function About({ event }: { event: EventView }) {
  const about = textOf(event, 'about')
  if (about === undefined) return null
  return (
    <section className="ev-sec">
      <h2 id="about">{about.title}</h2>
      <Written written={about} />
    </section>
  )
}

/** Texts for athletes about the course of the day, by their titles. */
export function PracticalTexts({ event: { texts = [] } }: { event: EventView }) {
  const practical = texts.filter(({ kind }) => kind !== 'about' && kind !== 'course')
  if (practical.length === 0) return null
  return (
    <dl className="ev-txt">
      {practical.map((written) => (
        <div key={written.kind}>
          <dt>{written.title}</dt>
          <dd>
            <Written written={written} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
