import { dateRange, moment } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type {
  DraftSummary as DraftSummaryView,
  DraftView,
  RevisionsView,
  SimilarNamesView,
} from '../../../src/model/schemas/event/draft-views.ts'
import type { EventDraft, EventTypes } from '../../domain/organisers/drafts/event-types.ts'
import type { DraftSummary } from '../../domain/organisers/publish/summarise-draft.ts'
import type { RevisionRow } from '../../domain/publishing/find-revisions.ts'
import { spanTextUp } from '../texts/span-text.ts'
import type { Suggestion } from '../../search/port/suggestion.ts'

/** The decision by which a draft went back to its editors, until it is sent again; without a reason if it could not be published. */
function returnedOf({ state, decision }: EventDraft): DraftView['returned'] {
  if (state === 'waiting' || decision === null || decision.state === 'waiting') return null
  return { reason: decision.reason, note: decision.note }
}

/** A draft as the editor gets it. */
export const presentDraft = (
  draft: EventDraft,
  corrections: DraftView['corrections'] = null,
): DraftView => ({
  id: draft.id,
  permalink: draft.permalink,
  state: draft.state,
  isModerated: draft.verifiedOn === null,
  returned: returnedOf(draft),
  version: draft.version,
  base: draft.base,
  facts: draft.content,
  hasPicture: draft.pictured === 1,
  corrections,
})

/** Consequences of publishing a draft, with the time that a review takes in words. */
export const presentSummary = (
  summary: DraftSummary,
  usualReviewMs: number | null,
  locale: Locale,
): DraftSummaryView => ({
  ...summary,
  usualReview: usualReviewMs === null ? null : spanTextUp(usualReviewMs, locale),
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
