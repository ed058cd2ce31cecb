import type { Alternates, EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'

interface LoadedDoors {
  event: EventView
  alternates: Alternates
}

/** Parts of the head that both pages share. Search engines list the event's own page. */
const shared = ({ event, alternates }: LoadedDoors) => ({
  description: m.doors_description({ name: event.name }),
  alternates,
  indexable: false,
  sheets: ['account', 'doors'] as const,
})

export const doorsHead = (loaded: LoadedDoors) => ({ ...shared(loaded), title: m.doors_title() })

export const welcomeHead = (loaded: LoadedDoors) => ({
  ...shared(loaded),
  title: m.welcome_title(),
})
