import { sessionStore } from '../browser/storage.ts'

const key = 'initials'

/** Number of initials that fit the account button. */
const most = 2

/** First letters of a name's first words: "Ada Maria" → "AM". */
function initialsOf(name: string): string {
  const words = name.split(/\s+/u).slice(0, most)
  return words.map((word) => ([...word][0] ?? '').toUpperCase()).join('')
}

/** Shows the member's initials on the account button. @returns false if this tab does not know them yet */
export function showInitials(): boolean {
  const known = sessionStore.get(key)
  const text = typeof known === 'string' ? [...known].slice(0, most).join('') : ''
  for (const place of document.querySelectorAll('[data-initials]')) place.textContent = text
  return text !== ''
}

/** Remembers the initials of a name for this tab and shows them. */
export function setInitials(name: string): void {
  sessionStore.set(key, initialsOf(name))
  showInitials()
}

export function forgetInitials(): void {
  sessionStore.remove(key)
  showInitials()
}
