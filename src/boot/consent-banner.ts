import { storeConsent } from '../browser/consent.ts'
import { consentChanged } from '../browser/events.ts'
import { parseConsent } from '../browser/consent-choice.ts'
import { showSnackbar } from '../browser/snackbar.ts'
import { showConsent } from '../browser/visitor-state.ts'

/** Pixels between the focused element and the banner. */
const gap = 16

const banner = () => document.getElementById('consent')

/**
 * Scrolls the focused element out from under the banner (WCAG 2.4.11). An element focused by a pointer stays in place:
 * if it moved before the release, there would be no click.
 */
function uncover({ target }: FocusEvent): void {
  const element = banner()
  if (element === null || element.offsetHeight === 0) return
  if (!(target instanceof HTMLElement) || target.tabIndex < 0 || element.contains(target)) return
  if (!target.matches(':focus-visible')) return
  if (target.closest(':popover-open, dialog') !== null) return
  const { bottom } = target.getBoundingClientRect()
  const overlap = bottom + gap - element.getBoundingClientRect().top
  if (overlap > 0) window.scrollBy(0, overlap)
}

/**
 * Hides the consent banner once there is an answer, and stores the answer of any `data-answer` button. The banner is
 * shown by src/boot/before-paint.ts.
 */
export function startConsentBanner(): void {
  document.addEventListener(consentChanged, showConsent)
  // The visitor may have answered in another tab.
  document.addEventListener('visibilitychange', showConsent)
  document.addEventListener('focusin', uncover)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null
    const consent = parseConsent(button?.dataset['answer'] ?? '')
    if (button === null || consent === null) return
    const hadFocus = banner()?.contains(document.activeElement) === true
    storeConsent(consent)
    // The banner disappears: keyboard users continue in the page's content.
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
    showSnackbar('ok', banner()?.dataset['saved'] ?? '')
  })
  const element = banner()
  if (element === null) return
  // On <html>, a change of the property would have the style of every element computed again.
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const setHeight = () =>
    sheet.replaceSync(`:is(body,.pill,.buybar){--consent:${element.offsetHeight}px}`)
  new ResizeObserver(setHeight).observe(element)
}
