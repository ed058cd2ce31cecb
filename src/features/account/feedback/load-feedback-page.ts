import { api, bodyOf } from '../../../api/index.ts'
import { loadAlternates } from '../../../api/load-alternates.ts'
import { isPermalink } from '../../../model/members/saved-events.ts'
import { readerQuery } from '../../../request/preferences.ts'

/** Loads the form for an event. @throws notFound for an unknown event */
export const loadFeedbackForm = async (permalink: string) =>
  await bodyOf(await api.feedback.$get({ query: { ...readerQuery(), permalink } }))

/** Loads the page of feedback: with the form of an event, or for the member's list. */
export async function loadFeedbackPage(permalink: string | undefined) {
  const [{ alternates }, view] = await Promise.all([
    loadAlternates('profile/feedback'),
    isPermalink(permalink) ? loadFeedbackForm(permalink) : null,
  ])
  return { alternates, view }
}
