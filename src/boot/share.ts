import { copy } from './copy.ts'

/** Hands the page to the device's own sharing; where there is none, or it fails, its address is copied. */
async function share(button: HTMLElement): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? ''
  try {
    await navigator.share({ title: document.title, url })
  } catch (error) {
    // Somebody looked at the ways of sharing and took none.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copy({ ...button.dataset, copy: url })
  }
}

/** Buttons with `data-share`. */
export function startShare(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
    if (button !== null) void share(button)
  })
}
