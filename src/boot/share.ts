import { copyText } from '../browser/copy-text.ts'

/**
 * Opens the device's share sheet; copies the page's URL if there is none or it fails. A page without a canonical one, as with
 * a name on a bib, has the address of the visitor.
 */
async function share(button: HTMLElement): Promise<void> {
  const url =
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  try {
    await navigator.share({ title: document.title, url })
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyText({ ...button.dataset, copy: url })
  }
}

/** Makes buttons with `data-share` share the page. */
export function startShare(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
    if (button !== null) void share(button)
  })
}
