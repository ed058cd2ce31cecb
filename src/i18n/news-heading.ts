import type { ArticleKind } from '../model/blocks/article-kinds.ts'
import type { SportGroup } from '../model/event/sports.ts'
import type { Locale } from '../model/locales.ts'
import { m } from '../paraglide/messages.js'
import { articleKindMessages } from './article-kind-messages.ts'
import { groupMessages } from './code-messages.ts'
import { joined } from './joins.ts'

/** Criteria of a list of articles as its heading names them. */
interface NewsNames {
  event: { name: string } | null
  kind: ArticleKind | null
  group: SportGroup | null
  /** "November 2026" */
  period: string | null
}

const criteria = ({ kind, group, period }: NewsNames, locale: Locale): string[] =>
  [
    kind === null ? null : articleKindMessages[kind]({}, { locale }),
    group === null ? null : groupMessages[group]({}, { locale }),
    period,
  ].filter((part) => part !== null)

/** Heading of a list of articles: "News of Sierre-Zinal", "How to, Running", or "News" of all. */
export function newsHeading(names: NewsNames, locale: Locale): string {
  if (names.event !== null) return m.news_of({ event: names.event.name }, { locale })
  const parts = criteria(names, locale)
  return parts.length === 0 ? m.news_title({}, { locale }) : joined(parts, locale)
}

/** Title of the page of a list and of its feed: "News, How to, Running". */
export const newsTitle = (names: NewsNames, locale: Locale): string =>
  names.event === null
    ? joined([m.news_title({}, { locale }), ...criteria(names, locale)], locale)
    : newsHeading(names, locale)
