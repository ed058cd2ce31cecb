import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/index.ts'
import { readBody } from '../../../api/parsed-result.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import { draftsPerRequest } from '../../../model/members/organiser-events.ts'
import {
  draftSummariesView,
  publishedDraftsView,
  type DraftSummaryItem,
  type PublishedDraftItem,
} from '../../../model/schemas/organiser/publish-drafts.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { accountResult } from '../../member-area/send-account-request.ts'

const { publish } = api.organiser.events

const fetchSummaries = async (events: string[]) => {
  const request = publish.summary.$post({ query: { locale: getLocale() }, json: { events } })
  return readBody(await accountResult(request), draftSummariesView)
}

const sendDrafts = async (drafts: { event: string; version: number }[]) => {
  const request = publish.$post({ query: { locale: getLocale() }, json: { drafts } })
  return readBody(await accountResult(request), publishedDraftsView)
}

/**
 * Reads the summaries of drafts and publishes those that can be, in portions. A request that fails stops it; going on
 * continues with what is left, and a closed dialog stops after the portion that is on its way.
 */
export function usePublishDrafts(keys: readonly string[]) {
  const [state, setState] = useState<'reading' | 'ready' | 'publishing' | 'done'>('reading')
  const [summaries, setSummaries] = useState<readonly DraftSummaryItem[]>([])
  const [results, setResults] = useState<readonly PublishedDraftItem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const read = useRef<readonly DraftSummaryItem[]>([])
  const isClosed = useRef(false)
  const finished = new Set(results.map(({ event }) => event))
  const ready = summaries.filter(
    ({ event, problems }) => problems.length === 0 && !finished.has(event),
  )
  useEffect(() => {
    let isStale = false
    const readRest = async () => {
      while (read.current.length < keys.length) {
        const portion = keys.slice(read.current.length, read.current.length + draftsPerRequest)
        const sent = await fetchSummaries(portion)
        if (isStale) return
        if (!sent.ok) return setFailure(failureText(sent.status))
        read.current = [...read.current, ...sent.body.drafts]
        setSummaries(read.current)
      }
      setState('ready')
    }
    void readRest()
    return () => {
      isStale = true
    }
  }, [keys, attempt])
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])

  const send = async () => {
    setFailure(null)
    setState('publishing')
    for (let at = 0; at < ready.length && !isClosed.current; at += draftsPerRequest) {
      const portion = ready.slice(at, at + draftsPerRequest)
      const sent = await sendDrafts(portion.map(({ event, version }) => ({ event, version })))
      if (!sent.ok) return setFailure(failureText(sent.status))
      setResults((before) => [...before, ...sent.body.drafts])
    }
    setState('done')
  }
  const isBusy = failure === null && (state === 'reading' || state === 'publishing')
  const go = async () => {
    if (isBusy) return
    if (state !== 'reading') return await send()
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return { state, summaries, ready, results, failure, isBusy, go }
}
