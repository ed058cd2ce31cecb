import { hrefTo } from '../../../i18n/links.ts'
import { nextKey } from '../../../model/members.ts'
import { send, type SendResult } from '../../../browser/send.ts'

/** Path of this page, with its keys and the section in it. */
function thisPage(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** To the sign-in page and, after it, back. A new page, so that nothing of the ended session stays in this one. */
export function signIn(back = thisPage()): void {
  const next = new URLSearchParams({ [nextKey]: back })
  window.location.replace(`${hrefTo({ to: 'members', page: 'signin' })}?${next.toString()}`)
}

/** Changes something of the member's own; where the session has ended, the way leads through the sign-in page. */
export async function sendOwn(...asked: Parameters<typeof send>): Promise<SendResult> {
  // The frame leaves a page for members once their cookie is gone; the way back begins where one was.
  const here = thisPage()
  const sent = await send(...asked)
  if (!sent.ok && sent.status === 401) signIn(here)
  return sent
}
