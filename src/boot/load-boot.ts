/**
 * The script at the end of the body, which scripts/inline-scripts.ts puts into pages. It loads the boot script. Browsers
 * run an inline script after the style sheets above it have loaded, so the boot script does not share the line with
 * them, and is there when the page has been painted. Then it also loads the rules of what opens (src/styles/opened.css),
 * which the head has in <noscript>.
 */
import { afterFirstPaint } from '../browser/after-first-paint.ts'
import { expandNoscript } from '../browser/expand-noscript.ts'

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) {
  const { entry = '', modules = '', page } = currentScript.dataset
  const script = document.createElement('script')
  script.type = 'module'
  script.async = true
  script.nonce = currentScript.nonce
  script.dataset['modules'] = modules
  if (page !== undefined) script.dataset['page'] = page
  script.src = entry
  // React expects the entry script with these attributes.
  currentScript.replaceWith(script)
}
afterFirstPaint(() => document.head.querySelectorAll('noscript').forEach(expandNoscript))
