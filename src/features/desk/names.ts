import type { ContentKind } from '../../model/blocks/content.ts'
import type { DeskListView } from '../../model/schemas/desk/desk-views.ts'
import { m } from '../../paraglide/messages.js'

/** Names of the kinds of documents. */
export const kindNames = {
  page: m.desk_kind_page,
  help: m.desk_kind_help,
  article: m.desk_kind_article,
  landing: m.desk_kind_landing,
  campaign: m.desk_kind_campaign,
  challenge: m.desk_kind_challenge,
} satisfies Record<ContentKind, () => string>

export const stateNames = {
  new: m.desk_new,
  published: m.editor_published,
  withdrawn: m.desk_withdrawn,
} satisfies Record<DeskListView['documents'][number]['state'], () => string>
