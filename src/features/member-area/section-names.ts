import type { DeskScreen } from '../../i18n/words.ts'
import { m } from '../../paraglide/messages.js'

/** Names of the screens of the desk. */
export const sectionNames = {
  pages: m.desk_pages,
  news: m.news_title,
  challenges: m.challenge_title,
  redirects: m.desk_redirects,
  'missing-translations': m.desk_missing,
} satisfies Record<DeskScreen, () => string>
