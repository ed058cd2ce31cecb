/**
 * The boot: all script that a page runs before somebody touches it. Each behaviour listens on the document and works
 * on the markup as it was served, before React has taken it over and after.
 */
import { startAccount } from './boot/account.ts'
import { takeAddressToken } from './browser/address-token.ts'
import { startAnalytics } from './boot/analytics.ts'
import { startAutoSubmit } from './boot/auto-submit.ts'
import { startConsent } from './boot/consent.ts'
import { startCopy } from './boot/copy.ts'
import { startDismissal } from './boot/dismissal.ts'
import { hydrateOnIntent } from './boot/hydrate-on-intent.ts'
import { startMonitoring } from './boot/monitoring.ts'
import { startOneTap } from './boot/one-tap.ts'
import { startSavedEvents } from './boot/saved-events.ts'
import { startNewsletter } from './boot/newsletter.ts'
import { startShare } from './boot/share.ts'
import { startSnackbar } from './boot/snackbar.ts'
import { local } from './browser/storage.ts'
import { startMenus } from './boot/menus.ts'
import { startPanels } from './boot/panels.ts'
import { startStrip } from './boot/strip.ts'

takeAddressToken()
// First of all others, so that a failure of the others is noticed.
startMonitoring()
startSnackbar()
startConsent()
startAccount()
startAnalytics()
startDismissal()
startMenus()
startPanels()
startStrip()
startSavedEvents()
startCopy()
startAutoSubmit()
startNewsletter()
startShare()
startOneTap()
hydrateOnIntent()
local.clean()
