import { hrefTo } from '../../i18n/links.ts'
import { nextKey } from '../../model/members.ts'
import { send, type Sent } from '../../send.ts'

/** To the sign-in page and, after it, back here. A new page, so that nothing of the ended session stays in this one. */
export function signIn(): void {
  const { pathname, search, hash } = window.location
  const next = new URLSearchParams({ [nextKey]: pathname + search + hash })
  window.location.replace(`${hrefTo({ to: 'members', page: 'signin' })}?${next.toString()}`)
}

/** Changes something of the member's own; where the session has ended, the way leads through the sign-in page. */
export async function sendOwn(...asked: Parameters<typeof send>): Promise<Sent> {
  const sent = await send(...asked)
  if (!sent.ok && sent.status === 401) signIn()
  return sent
}
