import { pageDataKey } from '../model/values/page-data.ts'

/**
 * The script with the router's data, if it is not in the page: pages that are the same for all visitors have it at
 * their own URL with a key for it (worker/pages/page-data.ts).
 * @throws Error if the page has changed since it was served
 */
export async function fetchPageData(): Promise<string | null> {
  const tag = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset['page']
  if (tag === undefined) return null
  const url = new URL(window.location.href)
  url.searchParams.set(pageDataKey, tag)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The data of this page: ${response.status}`)
  return await response.text()
}

/** Runs a script in the head: when the list of the body's children changes, the whole page is styled again. */
function run(code: string, nonce: string): void {
  const script = document.createElement('script')
  script.nonce = nonce
  script.text = code
  document.head.appendChild(script)
  script.remove()
}

/**
 * Runs the router's data scripts: the fetched one, or those that the server sent as text.
 * @returns the bodies of the API beside them, one line each (worker/pages/page-data.ts)
 */
export function runPageData(data: string | null): string {
  let bodies = ''
  const entry = document.querySelector<HTMLScriptElement>('script[data-page]')
  if (data !== null && entry !== null) {
    const bodiesEnd = data.indexOf('\n\n')
    bodies = data.slice(0, bodiesEnd)
    run(data.slice(bodiesEnd), entry.nonce)
  }
  for (const text of document.querySelectorAll<HTMLScriptElement>('script[type="text/plain"]'))
    if (text.dataset['bodies'] === undefined) run(text.text, text.nonce)
    else bodies = text.text
  return bodies
}
