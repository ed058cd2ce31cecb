import { eventsText } from '../../../i18n/counts.ts'
import { joined } from '../../../i18n/joins.ts'
import { statusMessages } from '../../../i18n/status-messages.ts'
import type { MapMark } from '../../../model/calendar/map-view.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'

/** Accessible name of a mark. */
export function markLabel(mark: MapMark): string {
  if (mark.kind === 'cluster') return m.map_cluster({ events: eventsText(mark.events) })
  const { card } = mark
  const status = card.status === null ? [] : [statusMessages[card.status.meaning]()]
  return joined([card.name, card.bib.full, card.place, ...status], getLocale())
}
