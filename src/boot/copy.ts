import { say } from '../browser/snackbar.ts'

/** A path becomes an address that can be passed on. */
const wholeAddress = (text: string): string =>
  text.startsWith('/') ? new URL(text, window.location.origin).href : text

/** Puts a text, or the address of a path, on the clipboard and says so. */
export async function copy({
  copy: text = '',
  copied = '',
  uncopied = '',
}: DOMStringMap): Promise<void> {
  try {
    await navigator.clipboard.writeText(wholeAddress(text))
    say('ok', copied)
  } catch {
    say('bad', uncopied)
  }
}

/** Buttons with `data-copy` put that text, or the address of that path, on the clipboard and say so. */
export function startCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button !== null) void copy(button.dataset)
  })
}
