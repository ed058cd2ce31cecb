import { api } from '../../../api/index.ts'
import { readBody } from '../../../api/parsed-result.ts'
import { accountResult } from '../../member-area/send-account-request.ts'
import { useState } from 'react'
import { failureText } from '../../../i18n/field-texts.ts'
import type { BulkAct } from '../../../model/members/organiser-events.ts'
import { bulkView, type BulkView } from '../../../model/schemas/organiser/organiser-events.ts'
import { getLocale } from '../../../paraglide/runtime.js'

interface BulkOptions {
  load: () => Promise<void>
  /** Leaves these rows ticked. */
  keep: (keys: readonly string[]) => void
}

export interface BulkActs {
  act: (act: BulkAct, events: readonly string[]) => Promise<void>
  isBusy: boolean
  result: BulkView | null
}

/** Acts on several events. What fails keeps its tick and is named with the reason. */
export function useBulkActs({ load, keep }: BulkOptions): BulkActs {
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<BulkView | null>(null)
  const act = async (name: BulkAct, events: readonly string[]) => {
    if (isBusy || events.length === 0) return
    setIsBusy(true)
    setResult(null)
    const json = { act: name, events: [...events] }
    const request = api.organiser.events.bulk.$post({ query: { locale: getLocale() }, json })
    const sent = readBody(await accountResult(request), bulkView)
    if (sent.ok) {
      // Rows that the act removes lose their ticks with their lines, so that the focus can go to another.
      await load()
      keep(sent.body.failures.map(({ event }) => event))
      setResult(sent.body)
    } else {
      const text = failureText(sent.status)
      setResult({ done: null, failures: [{ event: '', text }] })
    }
    setIsBusy(false)
  }
  return { act, isBusy, result }
}
