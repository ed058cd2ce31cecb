import * as v from 'valibot'
import { useCallback, useEffect, useState } from 'react'
import { send } from '../../../browser/send.ts'
import type { ImportRowState } from '../../../model/event/imports.ts'
import { importView, type ImportView } from '../../../model/schemas/organiser/imports.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { goToSignIn } from '../../member-area/send-account-request.ts'

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

interface OpenedImport {
  view: ImportView | null
  shown: ShownRows
  isBusy: boolean
  hasFailed: boolean
}

const unopened: OpenedImport = {
  view: null,
  shown: { show: null, page: 1 },
  isBusy: false,
  hasFailed: false,
}

const pathOf = (id: string, path: string, { show, page }: ShownRows): string => {
  const query = new URLSearchParams({
    locale: getLocale(),
    page: String(page),
    ...(show === null ? {} : { show }),
  })
  return `/api/organiser/imports/${id}${path}?${query.toString()}`
}

/**
 * One import, which is checked and written in slices while the page is open, and what changes it. Each import has a state
 * of its own, so that a late response of one does not replace another.
 * @param id '' for no import
 */
export function useImport(id: string) {
  const [opened, setOpened] = useState<ReadonlyMap<string, OpenedImport>>(new Map())
  const { view, shown, isBusy, hasFailed } = opened.get(id) ?? unopened
  const change = useCallback(
    (changes: Partial<OpenedImport>) =>
      setOpened((all) => new Map(all).set(id, { ...(all.get(id) ?? unopened), ...changes })),
    [id],
  )
  const act: ImportAct = useCallback(
    async (method, path = '', body = {}) => {
      change({ isBusy: true })
      const sent = await send(method, pathOf(id, path, shown), body)
      if (!sent.ok && sent.status === 401) goToSignIn()
      const parsed = v.safeParse(importView, sent.ok ? sent.body : null)
      change({
        ...(parsed.success ? { view: parsed.output } : {}),
        hasFailed: !parsed.success,
        isBusy: false,
      })
      return parsed.success
    },
    [id, shown, change],
  )
  useEffect(() => {
    if (id !== '') void act('GET')
  }, [id, act])
  useEffect(() => {
    if (view === null || isBusy || hasFailed) return
    if (view.unchecked > 0) void act('POST', '/check')
    else if (view.state === 'writing' && view.ready > 0) void act('POST', '/drafts')
  }, [view, isBusy, hasFailed, act])
  return {
    view,
    act,
    shown,
    setShown: (rows: ShownRows) => change({ shown: rows }),
    isBusy,
    hasFailed,
  }
}

export type OpenImportState = ReturnType<typeof useImport>
