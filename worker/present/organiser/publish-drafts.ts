import { factFaultText } from '../../../src/i18n/fact-fault-texts.ts'
import { factName } from '../../../src/i18n/fact-name.ts'
import { number } from '../../../src/i18n/format.ts'
import { joined } from '../../../src/i18n/joins.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { sectionOfPath } from '../../../src/i18n/section-of-path.ts'
import { flattenDocument } from '../../../src/model/documents/paths.ts'
import { eventShape } from '../../../src/model/event-facts/event-shape.ts'
import type { FactFaults } from '../../../src/model/event-facts/faults/fault-codes.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type {
  DraftProblem,
  DraftSummariesView,
  PublishedDraftsView,
} from '../../../src/model/schemas/organiser/publish-drafts.ts'
import { m } from '../../../src/paraglide/messages.js'
import type {
  PublishedDraft,
  SummarisedDraft,
} from '../../domain/organisers/dashboard/publish-drafts.ts'
import type { EventDraft } from '../../domain/organisers/drafts/event-types.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

/** Faults as sentences with links to their fields. */
function problemsOf(key: string, draft: EventDraft, faults: FactFaults, locale: Locale) {
  const values = flattenDocument(eventShape, draft.content)
  const get = (path: string) => values.get(path) ?? null
  return Object.entries(faults).map(([path, fault]): DraftProblem => {
    const { name, of } = factName(path, get, locale)
    const section = sectionOfPath(path)
    const field = encodeURIComponent(path)
    return {
      label: joined([...of, name], locale),
      text: factFaultText(fault, name, { locale }),
      path: `${pathOf({ to: 'organiser-event', event: key, section }, locale)}#${field}`,
    }
  })
}

/** A reason that is no fault of one fact, with a link to the editor if there is something to do. */
const noteOf = (text: string, path: string | null): DraftProblem => ({ label: null, text, path })

const nameOf = (key: string, draft: EventDraft | null, locale: Locale) => ({
  event: key,
  name: draft?.content.name ?? key,
  lang: draft === null ? null : foreignTag(draft.content.nameLanguage ?? '', locale),
})

const editorPath = (event: string, locale: Locale) =>
  pathOf({ to: 'organiser-event', event }, locale)

export const presentSummaries = (
  summaries: readonly SummarisedDraft[],
  locale: Locale,
): DraftSummariesView => ({
  drafts: summaries.map(({ key, found }) => {
    const to = { locale }
    if (found === null)
      return {
        ...nameOf(key, null, locale),
        version: 0,
        changes: '',
        mails: null,
        isModerated: false,
        problems: [noteOf(m.editor_gone({}, to), null)],
      }
    const { draft, summary } = found
    const { changes, recipients, conflicts, faults, isModerated } = summary
    const n = (count: number) => ({ n: number(count, locale) })
    return {
      ...nameOf(key, draft, locale),
      version: draft.version,
      changes: m.editor_changes(n(changes.length), to),
      mails: recipients === 0 || isModerated ? null : m.editor_notified(n(recipients), to),
      isModerated,
      problems: [
        ...(draft.state === 'waiting' ? [noteOf(m.organiser_waiting({}, to), null)] : []),
        ...(conflicts.length === 0
          ? []
          : [noteOf(m.editor_conflict({}, to), editorPath(key, locale))]),
        ...problemsOf(key, draft, faults, locale),
      ],
    }
  }),
})

export const presentPublished = (
  published: readonly PublishedDraft[],
  locale: Locale,
): PublishedDraftsView => ({
  drafts: published.map(({ key, draft, outcome }) => {
    const named = nameOf(key, draft, locale)
    const to = { locale }
    const failed = (problems: DraftProblem[]) => ({ ...named, state: 'failed' as const, problems })
    switch (outcome.state) {
      case 'published':
      case 'waiting':
        return { ...named, state: outcome.state, problems: [] }
      case 'faults':
        return failed(draft === null ? [] : problemsOf(key, draft, outcome.faults, locale))
      case 'conflicts':
        return failed([noteOf(m.editor_conflict({}, to), editorPath(key, locale))])
      case 'changed':
        return failed([noteOf(m.editor_changed_meanwhile({}, to), editorPath(key, locale))])
      case 'gone':
        return failed([noteOf(m.editor_gone({}, to), null)])
    }
  }),
})
