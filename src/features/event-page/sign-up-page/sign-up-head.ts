import type { Alternates, EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'

interface LoadedSignUp {
  event: EventView
  alternates: Alternates
}

/** Parts of the head that both pages share. Search engines list the event's own page. */
const shared = ({ event, alternates }: LoadedSignUp) => ({
  description: m.sign_up_page_description({ name: event.name }),
  alternates,
  indexable: false,
  sheets: ['account', 'sign-up'] as const,
})

export const signUpHead = (loaded: LoadedSignUp) => ({
  ...shared(loaded),
  title: m.sign_up_page_title(),
})

export const welcomeHead = (loaded: LoadedSignUp) => ({
  ...shared(loaded),
  title: m.welcome_title(),
})
