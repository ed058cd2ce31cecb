import { accountList } from '../i18n/account-list.ts'
import type { Words } from '../i18n/words.ts'

/** The first of these says that somebody is there and about to do something. */
const intents = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const

const messages = import.meta.glob<readonly unknown[]>('../paraglide/messages/[a-z]*.js', {
  import: 'messages',
})
const words = import.meta.glob<Words>('../i18n/words/*.ts', { import: 'words' })

/** The modules of this page that the server named, fetched side by side instead of one after the other. */
function preloadModules(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-modules]')) {
    for (const href of script.dataset['modules']?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.nonce = script.nonce
      link.href = href
      document.head.appendChild(link)
    }
  }
}

/** Runs the router's data, which the server sent as text so that no first paint waits for it. */
function runData(): void {
  for (const text of document.querySelectorAll<HTMLScriptElement>('script[type="text/plain"]')) {
    const script = document.createElement('script')
    script.nonce = text.nonce
    script.text = text.text
    text.replaceWith(script)
  }
}

/** Lets what the visitor just did be shown first. Safari has no idle callbacks. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 400 })
    else setTimeout(resolve, 50)
  })
}

async function hydrate(): Promise<void> {
  const locale = document.documentElement.dataset['locale'] ?? ''
  preloadModules()
  await idle()
  const isAccount = document.querySelector('meta[name="startline-messages"]') !== null
  // One language a browser: its messages and its route words, chosen by the page that was served.
  const [page, localeMessages, localeWords, accountMessages] = await Promise.all([
    import('../hydrate.tsx'),
    messages[`../paraglide/messages/${locale}.js`]?.(),
    words[`../i18n/words/${locale}.ts`]?.(),
    isAccount ? accountList(locale) : [],
  ])
  runData()
  await page.hydrate(locale, [...(localeMessages ?? []), ...accountMessages], localeWords)
}

/**
 * Loads React on the first sign of a visitor (docs/decisions/0027-react-on-intent.md). Until then, and where it cannot
 * be loaded, links, forms, disclosures and popovers work by themselves.
 */
export function hydrateOnIntent(): void {
  const start = () => {
    for (const intent of intents) document.removeEventListener(intent, start, true)
    hydrate().catch((error: unknown) => console.warn('This page stays as it was served:', error))
  }
  for (const intent of intents)
    document.addEventListener(intent, start, { capture: true, passive: true })
  // A page that is empty without React says so.
  if (document.querySelector('[data-hydrate="now"]') !== null) start()
}
