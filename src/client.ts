/**
 * The boot script: the script that a page runs before the visitor's first input. Each behaviour listens on the document
 * and works on the served markup, before and after React hydrates it. It starts when the page has been painted
 * (docs/decisions/0027-react-on-intent.md).
 */
import { startAccount } from './boot/account.ts'
import { startAnalytics } from './boot/analytics.ts'
import { startAutoSubmit } from './boot/auto-submit.ts'
import { startConsentBanner } from './boot/consent-banner.ts'
import { startCopy } from './boot/copy.ts'
import { startDismissal } from './boot/dismissal.ts'
import { startFollows } from './boot/follow.ts'
import { startHearts } from './boot/hearts.ts'
import { hydrateOnIntent } from './boot/hydrate-on-intent.ts'
import { startMenus } from './boot/menus.ts'
import { startNewsletter } from './boot/newsletter.ts'
import { startOneTapOffer } from './boot/one-tap-offer.ts'
import { startPanels } from './boot/panels.ts'
import { startShare } from './boot/share.ts'
import { setUpSnackbar } from './boot/snackbar-setup.ts'
import { startStrip } from './boot/strip.ts'
import { reportUncaughtErrors } from './boot/uncaught-errors.ts'
import { startViewCounts } from './boot/view-counts.ts'
import { takeAddressToken } from './browser/address-token.ts'
import { afterFirstPaint } from './browser/after-first-paint.ts'
import { takeEarlyInput } from './browser/early-input.ts'
import { navigated } from './browser/events.ts'
import { localStore } from './browser/storage.ts'

/** Starts what few pages have, which they alone load. */
function startPage(): void {
  if (document.querySelector('[data-checkout], [data-ticket]') !== null)
    void import('./boot/order-page.ts')
}

function start(): void {
  setUpSnackbar()
  startConsentBanner()
  startAccount()
  startAnalytics()
  startViewCounts()
  startDismissal()
  startMenus()
  startPanels()
  startStrip()
  startHearts()
  startFollows()
  startCopy()
  startAutoSubmit()
  startNewsletter()
  startShare()
  startOneTapOffer()
  startPage()
  document.addEventListener(navigated, startPage)
  const { hasIntent, pressed } = takeEarlyInput()
  hydrateOnIntent(hasIntent)
  for (const button of pressed) button.click()
  localStore.clean()
}

takeAddressToken()
// Before the other behaviours, so that their errors are reported.
reportUncaughtErrors()
afterFirstPaint(start)
