import { useState } from 'react'
import type { BulkAct } from '../../../model/organiser-events.ts'
import type { OrganiserEventRow, OrganiserWords } from '../../../model/schemas/organiser-events.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkActs } from './use-bulk-acts.ts'
import type { Ticks } from './use-ticks.ts'

interface BulkBarProps {
  rows: readonly OrganiserEventRow[]
  words: OrganiserWords
  ticks: Ticks
  bulk: BulkActs
}

/** Acts on the ticked events, after the table. What adds or archives editions asks first. */
export function BulkBar({ rows, words, ticks, bulk }: BulkBarProps) {
  const [asked, setAsked] = useState<Exclude<BulkAct, 'confirm'> | null>(null)
  const { ticked } = ticks
  /** Clears the ticks. The bar goes with them, so the row that was ticked last gets the focus. */
  const clear = () => {
    const boxes = document.querySelectorAll<HTMLElement>('.oe :checked')
    boxes.item(boxes.length - 1).focus()
    ticks.keep([])
  }
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
          <button className="btn btn-line btn-s" type="button" onClick={clear}>
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
