import { useEffect, useRef, useState } from 'react'
import type { BulkAct } from '../../../model/members/organiser-events.ts'
import type {
  OrganiserEventRow,
  OrganiserWords,
} from '../../../model/schemas/organiser/organiser-events.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkActs } from './use-bulk-acts.ts'
import type { Ticks } from './use-ticks.ts'

interface BulkBarProps {
  rows: readonly OrganiserEventRow[]
  words: OrganiserWords
  ticks: Ticks
  bulk: BulkActs
}

/**
 * Acts on the ticked events, after the table. What adds or archives editions asks first. When the bar goes, the row that
 * was ticked last gets the focus, or the one in its place.
 */
export function BulkBar({ rows, words, ticks, bulk }: BulkBarProps) {
  const [asked, setAsked] = useState<Exclude<BulkAct, 'confirm'> | null>(null)
  const { ticked } = ticks
  const place = useRef(-1)
  useEffect(() => {
    if (ticked.length > 0) {
      place.current = rows.findLastIndex(({ key }) => ticked.includes(key))
      return
    }
    const last = place.current
    if (last === -1) return
    place.current = -1
    // A button of the bar had the focus and is gone with it.
    if (document.activeElement !== document.body) return
    const boxes = document.querySelectorAll<HTMLElement>('.oe .ck input')
    const next =
      boxes[Math.min(last, boxes.length - 1)] ?? document.querySelector('.oe-list button')
    if (next instanceof HTMLElement) next.focus()
  }, [rows, ticked])
  const selected = words.selected.replace('{n}', String(ticked.length))
  return (
    <>
      <p className="vh" role="status">
        {ticked.length === 0 ? '' : selected}
      </p>
      {ticked.length === 0 ? null : (
        <div className="oe-bulk on-board" role="region" aria-label={selected}>
          <b className="tab">{selected}</b>
          <button
            className="btn btn-line btn-s"
            type="button"
            aria-busy={bulk.isBusy}
            onClick={() => void bulk.act('confirm', ticked)}
          >
            {words.confirm}
          </button>
          <button className="btn btn-line btn-s" type="button" onClick={() => setAsked('renew')}>
            {words.renew}
          </button>
          <button className="btn btn-line btn-s" type="button" onClick={() => setAsked('archive')}>
            {words.archive}
          </button>
          <button className="btn btn-line btn-s" type="button" onClick={() => ticks.keep([])}>
            {words.clear}
          </button>
        </div>
      )}
      {asked === null ? null : (
        <BulkDialog
          act={asked}
          rows={rows.filter(({ key }) => ticked.includes(key))}
          words={words}
          onClose={() => setAsked(null)}
          onGo={() => void bulk.act(asked, ticked)}
        />
      )}
    </>
  )
}
