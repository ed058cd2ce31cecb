import * as v from 'valibot'
import { useCallback, useEffect, useState } from 'react'
import { send } from '../../../browser/send.ts'
import type { ImportRowState } from '../../../model/imports.ts'
import { importView, type ImportView } from '../../../model/schemas/imports.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { goToSignIn } from '../profile/send-account-request.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Sends a request about an import, or changes one. */
export type ImportAct = (method: Method, path?: string, body?: object) => Promise<boolean>

/** State whose rows are listed; null for all. */
export type ShownState = ImportRowState | null

/** Rows that are listed: a page of those in a state. */
export interface ShownRows {
  show: ShownState
  page: number
}

const pathOf = (id: string, path: string, { show, page }: ShownRows): string => {
  const query = new URLSearchParams({
    locale: getLocale(),
    page: String(page),
    ...(show === null ? {} : { show }),
  })
  return `/api/organiser/imports/${id}${path}?${query.toString()}`
}

/** One import, which is checked and written in slices while the page is open, and what changes it. */
export function useImport(id: string) {
  const [view, setView] = useState<ImportView | null>(null)
  const [shown, setShown] = useState<ShownRows>({ show: null, page: 1 })
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const act: ImportAct = useCallback(
    async (method, path = '', body = {}) => {
      setIsBusy(true)
      const sent = await send(method, pathOf(id, path, shown), body)
      if (!sent.ok && sent.status === 401) goToSignIn()
      const parsed = v.safeParse(importView, sent.ok ? sent.body : null)
      if (parsed.success) setView(parsed.output)
      setHasFailed(!parsed.success)
      setIsBusy(false)
      return parsed.success
    },
    [id, shown],
  )
  useEffect(() => void act('GET'), [act])
  useEffect(() => {
    if (view === null || isBusy || hasFailed) return
    if (view.unchecked > 0) void act('POST', '/check')
    else if (view.state === 'writing' && view.ready > 0) void act('POST', '/drafts')
  }, [view, isBusy, hasFailed, act])
  return { view, act, shown, setShown, isBusy, hasFailed }
}
