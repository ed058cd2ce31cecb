import { pageDataKey } from '../model/page-data.ts'

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

function scriptOf(code: string, nonce: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.nonce = nonce
  script.text = code
  return script
}

/** Runs the router's data scripts: the fetched one, or those that the server sent as text. */
export function runPageData(data: string | null): void {
  const entry = document.querySelector<HTMLScriptElement>('script[data-page]')
  if (data !== null && entry !== null) document.body.appendChild(scriptOf(data, entry.nonce))
  for (const text of document.querySelectorAll<HTMLScriptElement>('script[type="text/plain"]'))
    text.replaceWith(scriptOf(text.text, text.nonce))
}
