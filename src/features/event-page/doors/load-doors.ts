import { api, bodyOf } from '../../../api/index.ts'
import type { EventStep } from '../../../i18n/words.ts'
import { loadEvent } from '../load-event.ts'

/** Loads an event for the page of its doors, or for the page that follows. @throws notFound */
export async function loadDoors(step: EventStep, permalink: string) {
  const [event, { alternates }] = await Promise.all([
    loadEvent(permalink, '', {}),
    api.pages.$get({ query: { page: `event/${step}`, permalink } }).then(bodyOf),
  ])
  return { event, alternates }
}
