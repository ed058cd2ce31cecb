import type { InboxApi } from './inbox-api.ts'
import { parsedResult } from '../../api/parsed-result.ts'
import { useCallback, useEffect, useState } from 'react'
import type { ModerationKind } from '../../model/community/moderation.ts'
import { inboxView, type InboxView } from '../../model/schemas/community/inbox.ts'
import { getLocale } from '../../paraglide/runtime.js'
import type { AccountData } from '../member-area/fetch-account-data.ts'
import { goToSignIn } from '../member-area/send-account-request.ts'

type Data = AccountData<InboxView> | { state: 'loading' } | { state: 'missing' }

async function fetchInbox(
  api: InboxApi,
  kind: ModerationKind | null,
  after: string | null,
): Promise<Data> {
  const query = { locale: getLocale(), kind, after }
  const sent = await parsedResult(api.$get({ query }), inboxView)
  if (sent.ok) return { state: 'loaded', value: sent.body }
  if (sent.status === 401) return { state: 'signed-out' }
  return { state: sent.status === 403 ? 'missing' : 'failed' }
}

/** The waiting items of a kind, and functions that load them again or the next page of them. */
export function useInboxPage(api: InboxApi) {
  const [data, setData] = useState<Data>({ state: 'loading' })
  const [kind, setKind] = useState<ModerationKind | null>(null)
  const load = useCallback(async () => {
    const loaded = await fetchInbox(api, kind, null)
    if (loaded.state === 'signed-out') goToSignIn()
    setData(loaded)
  }, [api, kind])
  const more = useCallback(async () => {
    if (data.state !== 'loaded' || data.value.after === null) return
    const loaded = await fetchInbox(api, kind, data.value.after)
    if (loaded.state !== 'loaded') return
    const items = [...data.value.items, ...loaded.value.items]
    setData({ state: 'loaded', value: { ...loaded.value, items } })
  }, [api, data, kind])
  useEffect(() => void load(), [load])
  return { data, kind, setKind, load, more }
}
