import { isReviewAwaited } from '../browser/awaited-review.ts'
import { loadList } from 'startline:messages'
import type { PathWords } from '../i18n/words.ts'
import { memberRole } from '../browser/member-role.ts'
import { nextTask } from '../browser/next-task.ts'
import { onIntent } from '../browser/intent.ts'
import { holdPresses } from './held-presses.ts'
import { fetchPageData, runPageData } from './page-data.ts'

/**
 * Preloads the page's modules, which the server lists, in parallel instead of one import after another. Each request is
 * started in a task of its own, because starting one takes a slow phone 5 ms.
 */
async function preloadModules(): Promise<void> {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-modules]')) {
    for (const href of script.dataset['modules']?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.nonce = script.nonce
      link.href = href
      document.head.appendChild(link)
      await nextTask()
    }
  }
}

/** Waits until the browser has shown the effect of the visitor's input. Safari has no idle callbacks. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 400 })
    else setTimeout(resolve, 50)
  })
}

async function hydrate(): Promise<void> {
  const locale = document.documentElement.dataset['locale'] ?? ''
  // The input that shows the intent is handled first.
  await nextTask()
  const meta = document.querySelector<HTMLMetaElement>('meta[name="startline-messages"]')
  const lists = meta?.content.split(' ') ?? []
  // Only the messages and route words of the page's language are loaded.
  const [page, frame, data] = await Promise.all([
    idle().then(async () => await import('../hydrate.tsx')),
    loadList<{ words: PathWords }>(locale, 'frame'),
    fetchPageData(),
    preloadModules(),
    ...lists.map(async (list) => await loadList(locale, list)),
  ])
  // The modules have been evaluated in this task.
  await nextTask()
  const bodies = runPageData(data)
  await nextTask()
  await page.hydrate(locale, frame.words, bodies)
}

/**
 * Loads React and hydrates the page at the visitor's first input (docs/decisions/0027-react-on-intent.md). Until then,
 * or if loading fails, links, forms, disclosures and popovers work without it.
 * @param isIntended true if there was input before the boot script started
 */
export function hydrateOnIntent(isIntended: boolean): void {
  const start = () => {
    const release = holdPresses()
    hydrate()
      .catch((error: unknown) => console.warn('Hydration failed; the page stays as served:', error))
      .finally(release)
  }
  // Pages that are empty without React hydrate at once, for members those with a part about them, and those on which a
  // review waits to be written.
  const awaiting = memberRole() === null ? '[data-hydrate=now]' : '[data-hydrate]'
  const isAwaited = document.querySelector(awaiting) !== null || isReviewAwaited()
  if (isIntended || isAwaited) start()
  else onIntent(start)
}
