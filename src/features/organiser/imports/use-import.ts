import { api } from '../../../api/index.ts'
import { readBody } from '../../../api/parsed-result.ts'
import { useCallback, useEffect, useState } from 'react'
import { importView, type ImportView } from '../../../model/schemas/organiser/imports.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { accountResult } from '../../member-area/send-account-request.ts'
import { allRows, type ShownRows } from './shown-rows.ts'

/** Routes of an import. */
export const importApi = api.organiser.imports[':id']

type ImportRequest = ReturnType<typeof requestOf>
type ImportAnswer = Awaited<ReturnType<typeof importApi.$get>>

/** Sends a request about an import, or changes one. */
export type ImportAct = (
  send: (request: ImportRequest) => Promise<ImportAnswer>,
) => Promise<boolean>

interface OpenedImport {
  view: ImportView | null
  shown: ShownRows
  isBusy: boolean
  hasFailed: boolean
}

const unopened: OpenedImport = {
  view: null,
  shown: allRows,
  isBusy: false,
  hasFailed: false,
}

const requestOf = (id: string, { show, page }: ShownRows) => ({
  param: { id },
  query: { locale: getLocale(), page: String(page), ...(show === null ? {} : { show }) },
})

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
    async (send) => {
      change({ isBusy: true })
      const sent = readBody(await accountResult(send(requestOf(id, shown))), importView)
      change({ ...(sent.ok ? { view: sent.body } : {}), hasFailed: !sent.ok, isBusy: false })
      return sent.ok
    },
    [id, shown, change],
  )
  useEffect(() => {
    if (id !== '') void act(importApi.$get)
  }, [id, act])
  useEffect(() => {
    if (view === null || isBusy || hasFailed) return
    if (view.unchecked > 0) void act(importApi.check.$post)
    else if (view.state === 'writing' && view.ready > 0) void act(importApi.drafts.$post)
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
