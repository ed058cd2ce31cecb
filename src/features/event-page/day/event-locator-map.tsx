import { LocatorMap } from '../../../ui/drawings/locator-map.tsx'
import { notHeld } from '../parts/held.ts'
import type { LoadedEvent } from '../load-event.ts'

/** The surroundings of the event's place. */
export function EventLocatorMap({ event }: { event: LoadedEvent }) {
  if (event.plate === null) return null
  return (
    <figure className="plate-f" data-status={notHeld(event.edition) ?? undefined}>
      <LocatorMap plate={event.plate} hue={event.hue} id="coast" />
      <figcaption className="plate-c">{event.plate.caption}</figcaption>
    </figure>
  )
}
