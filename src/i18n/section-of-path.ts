import type { OrganiserSection } from './words.ts'

const practical = /^texts\.(?!about\b|course\b)/u
const edition = /^editions\.[^.]+\./u

/** The section in which the field of a fact is. */
export function sectionOfPath(path: string): OrganiserSection {
  if (path.startsWith('place')) return 'place'
  if (path.startsWith('texts.course')) return 'course'
  if (practical.test(path)) return 'practical'
  if (!edition.test(path)) return path === 'editions' ? 'edition' : 'basics'
  const [field = '', , part] = path.replace(edition, '').split('.')
  if (field === 'place') return 'place'
  if (field.startsWith('registration')) return 'prices'
  if (field !== 'races') return 'edition'
  return part === 'prices' ? 'prices' : part === 'course' ? 'course' : 'races'
}

/** Key of the edition that a fact belongs to; null for a fact of the event. */
export const editionOfPath = (path: string): string | null =>
  /^editions\.([^.]+)\./u.exec(path)?.[1] ?? null
