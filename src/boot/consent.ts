import { answer, consentChanged, consentState } from '../browser/consent.ts'
import { parseConsent } from '../model/consent.ts'
import { say } from '../browser/snackbar.ts'

/** Pixels that stay between what has the focus and the banner. */
const breath = 16

/** The state stands on <html>; style sheets show the banner and the words of the cookie page by it. */
function show(): void {
  const { consent, from } = consentState()
  const { dataset } = document.documentElement
  dataset['consent'] = from
  dataset['statistics'] = consent.statistics ? 'yes' : 'no'
  dataset['errors'] = consent.errors ? 'yes' : 'no'
}

const banner = () => document.getElementById('consent')

/**
 * Scrolls what has the focus out from under the banner (WCAG 2.4.11). What a pointer pressed is under that pointer: it
 * stays there, or the release would miss it and there would be no click.
 */
function uncover({ target }: FocusEvent): void {
  const over = banner()
  if (over === null || over.offsetHeight === 0) return
  if (!(target instanceof HTMLElement) || target.tabIndex < 0 || over.contains(target)) return
  if (!target.matches(':focus-visible')) return
  if (target.closest(':popover-open, dialog') !== null) return
  const hidden = target.getBoundingClientRect().bottom + breath - over.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy(0, hidden)
}

/** The question of consent: asks where nothing is known, and takes answers from any `data-answer` button. */
export function startConsent(): void {
  show()
  document.addEventListener(consentChanged, show)
  // Another tab may have answered meanwhile.
  document.addEventListener('visibilitychange', show)
  document.addEventListener('focusin', uncover)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null
    const consent = parseConsent(button?.dataset['answer'] ?? '')
    if (button === null || consent === null) return
    const hadFocus = banner()?.contains(document.activeElement) === true
    answer(consent)
    // The banner is gone: who used the keyboard goes on at the page's content.
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
    say('ok', banner()?.dataset['saved'] ?? '')
  })
  const over = banner()
  if (over === null) return
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--consent', `${over.offsetHeight}px`)).observe(over)
}
