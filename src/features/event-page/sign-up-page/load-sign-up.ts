import { api, bodyOf } from '../../../api/index.ts'
import type { EventStep } from '../../../i18n/words.ts'
import { loadEvent } from '../load-event.ts'

/** Loads an event for its sign-up page, or for the page that follows. @throws notFound */
export async function loadSignUp(step: EventStep, permalink: string) {
  const [event, { alternates }] = await Promise.all([
    loadEvent(permalink, '', {}),
    api.pages.$get({ query: { page: `event/${step}`, permalink } }).then(bodyOf),
  ])
  return { event, alternates }
}
