import type { ContentKind } from '../../blocks/content.ts'

/**
 * Sections of the desk, which are also words of its paths, with the kinds of documents in each. Routes, which every page
 * loads, import this file, so it imports no schemas.
 */
export const deskSections = {
  pages: ['page', 'help', 'landing', 'campaign'],
  news: ['article'],
  challenges: ['challenge'],
} as const satisfies Record<string, readonly ContentKind[]>

export type DeskSection = keyof typeof deskSections

export const isDeskSection = (word: string): word is DeskSection =>
  Object.hasOwn(deskSections, word)
