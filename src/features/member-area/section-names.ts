import type { DeskSection } from '../../model/schemas/desk/desk-sections.ts'
import { m } from '../../paraglide/messages.js'

/** Names of the sections of the desk, in the order of their tabs. */
export const sectionNames = {
  pages: m.desk_pages,
  news: m.news_title,
  challenges: m.challenge_title,
} satisfies Record<DeskSection, () => string>
