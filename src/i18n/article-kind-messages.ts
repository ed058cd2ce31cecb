import type { ArticleKind } from '../model/blocks/article-kinds.ts'
import { m } from '../paraglide/messages.js'

/** Names of the kinds of articles. */
export const articleKindMessages = {
  dates: m.article_kind_dates,
  'how-to': m.article_kind_how_to,
  focus: m.article_kind_focus,
  interviews: m.article_kind_interviews,
  press: m.article_kind_press,
} as const satisfies Record<ArticleKind, unknown>
