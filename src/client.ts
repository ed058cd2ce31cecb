/**
 * The boot: all script that a page runs before somebody touches it. Each behaviour listens on the document and works
 * on the markup as it was served, before React has taken it over and after.
 */
import { startDismissal } from './boot/dismissal.ts'
import { hydrateOnIntent } from './boot/hydrate-on-intent.ts'
import { startMenus } from './boot/menus.ts'
import { startPanels } from './boot/panels.ts'
import { startStrip } from './boot/strip.ts'

startDismissal()
startMenus()
startPanels()
startStrip()
hydrateOnIntent()
