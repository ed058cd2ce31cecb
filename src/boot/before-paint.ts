/**
 * The script in the head, which scripts/inline-scripts.ts puts into pages: what the first paint depends on, and the
 * record of input until the boot script starts.
 */
import { recordEarlyInput } from '../browser/early-input.ts'
import { showConsent, showRole } from '../browser/visitor-state.ts'

showConsent()
showRole()
recordEarlyInput()
// React would take this element for one of its own scripts.
document.currentScript?.remove()
