import { copyText } from '../browser/copy-text.ts'

/** Makes buttons with `data-copy` copy that text, or the URL of that path, to the clipboard. */
export function startCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button !== null) void copyText(button.dataset)
  })
}
