import { hrefTo } from '../../../../i18n/links.ts'
import type { EventFacts } from '../../../../model/schemas/event/event-facts.ts'
import type { DraftView } from '../../../../model/schemas/event/draft-views.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { createDraft, fetchDraft } from './draft-api.ts'
import type { DraftSession } from './draft-session.ts'

/** A new draft for facts whose draft was discarded; null if it cannot be created now. */
export async function draftForCopy({ name, nameLanguage }: EventFacts): Promise<DraftView | null> {
  const created = await createDraft(name ?? m.editor_new(), nameLanguage ?? getLocale())
  if (!created.ok) return null
  const found = await fetchDraft(created.body.id)
  return found.state === 'loaded' ? found.draft : null
}

/** Sends all facts of an editor to its new draft and opens that. What is not sent by then is found there. */
export async function openCopy({ state, stores, stop }: DraftSession): Promise<void> {
  await stores.autosave.flush()
  stop()
  window.location.assign(hrefTo({ to: 'organiser-event', event: state().draft.id }))
}
