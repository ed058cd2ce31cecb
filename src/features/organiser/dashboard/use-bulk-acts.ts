import * as v from 'valibot'
import { useState } from 'react'
import { failureText } from '../../../i18n/field-texts.ts'
import type { BulkAct } from '../../../model/members/organiser-events.ts'
import { bulkView, type BulkView } from '../../../model/schemas/organiser/organiser-events.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import type { SendAccountRequest } from './use-organiser-events.ts'

interface BulkOptions {
  send: SendAccountRequest
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
export function useBulkActs({ send, load, keep }: BulkOptions): BulkActs {
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<BulkView | null>(null)
  const act = async (name: BulkAct, events: readonly string[]) => {
    if (isBusy || events.length === 0) return
    setIsBusy(true)
    setResult(null)
    const path = `/api/organiser/events/bulk?locale=${getLocale()}`
    const sent = await send('POST', path, { act: name, events: [...events] })
    const parsed = v.safeParse(bulkView, sent.ok ? sent.body : null)
    if (parsed.success) {
      // Rows that the act removes lose their ticks with their lines, so that the focus can go to another.
      await load()
      keep(parsed.output.failures.map(({ event }) => event))
      setResult(parsed.output)
    } else {
      const text = failureText(sent.ok ? 500 : sent.status)
      setResult({ done: null, failures: [{ event: '', text }] })
    }
    setIsBusy(false)
  }
  return { act, isBusy, result }
}
