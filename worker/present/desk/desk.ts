import { moment } from '../../../src/i18n/format.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import { addableKinds } from '../../../src/model/schemas/desk/desk-fields.ts'
import type {
  DeskDraftView,
  DeskListView,
  DeskRevisionsView,
  MissingView,
} from '../../../src/model/schemas/desk/desk-views.ts'
import type { ContentKind } from '../../../src/model/blocks/content.ts'
import type { DeskDocument } from '../../domain/content/desk/desk-document.ts'
import type { DeskRow } from '../../domain/content/desk/list-desk.ts'
import type { DocumentToTranslate } from '../../domain/content/desk/missing-texts.ts'
import { documentDrafts } from '../../domain/content/documents/document-drafts.ts'
import type { ContentTypes } from '../../domain/content/documents/document-types.ts'
import type { DraftRow } from '../../domain/publishing/document-kind.ts'
import type { RevisionRow } from '../../domain/publishing/find-revisions.ts'
import { deskPath } from './desk-path.ts'
import { deskContentOf, markdownOf } from './markdown-texts.ts'

/** Documents of a section. */
export const presentDeskList = (
  rows: readonly DeskRow[],
  kinds: readonly ContentKind[],
  locale: Locale,
): DeskListView => ({
  documents: rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title ?? row.slug,
    path: deskPath(row, locale),
    state: row.state,
    updated: moment(row.updatedAt, locale),
    draft:
      row.draft === null || row.draftedAt === null
        ? null
        : { isWaiting: row.draft === 'waiting', saved: moment(row.draftedAt, locale) },
    scheduled: row.scheduledAt === null ? null : moment(row.scheduledAt, locale),
    hasFailed: row.failed > 0,
    languages: locales.length - row.incomplete,
    openBy: row.openBy,
  })),
  addable: kinds.filter((kind) => addableKinds.includes(kind)),
})

/** A draft with what the desk shows of its document. @param memberId the reader */
export const presentDeskDraft = (
  draft: DraftRow<ContentTypes>,
  document: DeskDocument,
  memberId: number,
  locale: Locale,
): DeskDraftView => ({
  id: document.id,
  kind: document.kind,
  slug: document.slug,
  path: deskPath(document, locale),
  state: document.state,
  draftState: draft.state,
  version: draft.version,
  base: deskContentOf(draft.base),
  content: deskContentOf(draft.content),
  isModerated: documentDrafts.isModerated(draft),
  mayApprove: draft.state === 'waiting' && draft.updatedBy !== memberId,
  revision: document.revision,
  schedule: document.schedule.map(({ act, at, version, failed }) => ({
    act,
    at: moment(at, locale),
    isOlder: version !== null && version !== draft.version,
    failed,
  })),
  outdated: Object.fromEntries(
    Object.entries(document.outdated).map(([each, paths]) => [each, [...paths]]),
  ),
})

/** History of a document. */
export const presentDeskRevisions = (
  revisions: readonly RevisionRow<ContentTypes>[],
  locale: Locale,
): DeskRevisionsView => ({
  revisions: revisions.map((revision) => ({ ...revision, at: moment(revision.at, locale) })),
})

const textOf = (value: unknown): string => {
  const text = markdownOf(value)
  return typeof text === 'string' ? text : ''
}

/** Texts that a language lacks, with the English ones. */
export const presentMissing = (
  documents: readonly DocumentToTranslate[],
  locale: Locale,
): MissingView => ({
  documents: documents.map(({ id, kind, slug, content, texts }) => ({
    id,
    kind,
    title: content.title[locale] ?? content.title.en ?? slug,
    texts: texts.map(({ path, state, english, present }) => ({
      path,
      state,
      isProse: typeof english !== 'string',
      english: textOf(english),
      present: textOf(present),
    })),
  })),
})
