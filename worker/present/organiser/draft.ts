import { dateRange, moment } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type {
  DraftView,
  RevisionsView,
  SimilarNamesView,
} from '../../../src/model/schemas/event/draft-views.ts'
import type { EventDraft, EventTypes } from '../../domain/organisers/drafts/event-types.ts'
import type { RevisionRow } from '../../domain/publishing/find-revisions.ts'
import type { Suggestion } from '../../search/port/suggestion.ts'

/** A draft as the editor gets it. */
export const presentDraft = (
  draft: EventDraft,
  corrections: DraftView['corrections'] = null,
): DraftView => ({
  id: draft.id,
  permalink: draft.permalink,
  state: draft.state,
  version: draft.version,
  base: draft.base,
  facts: draft.content,
  hasPicture: draft.pictured === 1,
  corrections,
})

/** History of an event, with times in words. */
export const presentRevisions = (
  revisions: readonly RevisionRow<EventTypes>[],
  locale: Locale,
): RevisionsView => ({
  revisions: revisions.map((revision) => ({ ...revision, at: moment(revision.at, locale) })),
})

/** Events with a name like that of a new one, to avoid a second entry of the same event. */
export const presentSimilarNames = (
  suggestions: readonly Suggestion[],
  locale: Locale,
): SimilarNamesView => ({
  events: suggestions.map(({ permalink, eventName, city, country, next }) => ({
    permalink,
    name: eventName.text,
    detail: [
      `${city.text}, ${country.text}`,
      ...(next === null ? [] : [dateRange(next.date, next.endDate, locale)]),
    ].join(' · '),
  })),
})
