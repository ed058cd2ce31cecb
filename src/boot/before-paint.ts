/**
 * The script in the head, which scripts/inline-scripts.ts puts into pages: what the first paint depends on, the
 * record of input until the boot script starts, and the content of panels.
 */
import { recordEarlyInput } from '../browser/early-input.ts'
import { holdHearts } from '../browser/hold-hearts.ts'
import { expandOpenedPanels } from '../browser/expand-noscript.ts'
import { showConsent, showRole } from '../browser/visitor-state.ts'

showConsent()
showRole()
recordEarlyInput()
holdHearts()
expandOpenedPanels()
// React would take this element for one of its own scripts.
document.currentScript?.remove()
