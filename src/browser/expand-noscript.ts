/** Replaces a <noscript> by what it contains. */
export function expandNoscript(noscript: Element): void {
  noscript.outerHTML = noscript.textContent
}

/**
 * Builds the content of panels that was served in <noscript>, when they open. With scripts a browser does not parse that
 * content, so a page has fewer elements; without scripts it is shown as any other (docs/decisions/0048-served-content.md).
 * This runs in the head, because panels open before the boot script has come.
 */
export function expandOpenedPanels(): void {
  // `beforetoggle` does not bubble, but it can be captured.
  document.addEventListener(
    'beforetoggle',
    ({ target: panel }) => {
      if (!(panel instanceof Element)) return
      for (const noscript of panel.querySelectorAll('noscript'))
        if (noscript.closest('[popover]') === panel) expandNoscript(noscript)
    },
    true,
  )
}
