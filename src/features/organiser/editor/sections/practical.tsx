import { eventTextKinds, type EventTextKind } from '../../../../model/schemas/event/event-facts.ts'
import { EventText } from '../fields/event-text.tsx'
import { m } from '../../../../paraglide/messages.js'
import { eventTextNames } from '../../../../i18n/event-text-names.ts'
import { Card } from './card.tsx'

const isPractical = (kind: EventTextKind): boolean => kind !== 'about' && kind !== 'course'

/** Texts for athletes about the course of the day. */
export function Practical() {
  return (
    <Card id="practical" title={m.editor_practical()}>
      <div className="g2">
        {eventTextKinds.filter(isPractical).map((kind) => (
          <EventText key={kind} kind={kind} label={eventTextNames[kind]()} />
        ))}
      </div>
    </Card>
  )
}
