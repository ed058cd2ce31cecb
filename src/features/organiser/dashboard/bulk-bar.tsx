import { useEffect, useRef, useState } from 'react'
import { eventsPerPage } from '../../../model/members/organiser-events.ts'
import type { OrganiserEventsView } from '../../../model/schemas/organiser/organiser-events.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { RenewDialog } from './renew-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { BulkActs } from './use-bulk-acts.ts'
import type { Ticks } from './use-ticks.ts'

interface BulkBarProps {
  view: OrganiserEventsView
  ticks: Ticks
  bulk: BulkActs
  load: () => Promise<void>
}

/**
 * Acts on the ticked events, after the table. Publishing, adding and archiving ask first; more events than a page has can
 * only be published. When the bar goes, the row that was ticked last gets the focus, or the one in its place.
 */
export function BulkBar({ view, ticks, bulk, load }: BulkBarProps) {
  const { rows, words } = view
  const [publishing, setPublishing] = useState<readonly string[] | null>(null)
  const [asked, setAsked] = useState<'renew' | 'archive' | null>(null)
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
  const known = new Set(view.drafts)
  const drafts = ticked.filter((key) => known.has(key))
  const selected = words.selected.replace('{n}', String(ticked.length))
  return (
    <>
      <p className="vh" role="status">
        {ticked.length === 0 ? '' : selected}
      </p>
      {ticked.length === 0 ? null : (
        <div className="oe-bulk on-board" role="region" aria-label={selected}>
          <b className="tab">{selected}</b>
          {drafts.length === 0 ? null : (
            <button
              className="btn btn-line btn-s"
              type="button"
              onClick={() => setPublishing(drafts)}
            >
              {words.publishN.replace('{n}', String(drafts.length))}
            </button>
          )}
          {ticked.length > eventsPerPage ? null : (
            <>
              <button
                className="btn btn-line btn-s"
                type="button"
                aria-busy={bulk.isBusy}
                onClick={() => void bulk.act('confirm', ticked)}
              >
                {words.confirm}
              </button>
              <button
                className="btn btn-line btn-s"
                type="button"
                onClick={() => setAsked('renew')}
              >
                {words.renew}
              </button>
              <button
                className="btn btn-line btn-s"
                type="button"
                onClick={() => setAsked('archive')}
              >
                {words.archive}
              </button>
            </>
          )}
          <button className="btn btn-line btn-s" type="button" onClick={() => ticks.keep([])}>
            {words.clear}
          </button>
        </div>
      )}
      {publishing === null ? null : (
        <PublishDialog
          keys={publishing}
          words={words}
          onClose={(left) => {
            setPublishing(null)
            void load().then(() => ticks.keep(left))
          }}
        />
      )}
      {asked === 'renew' ? (
        <RenewDialog
          rows={rows.filter(({ key }) => ticked.includes(key))}
          words={words}
          onClose={() => setAsked(null)}
          onGo={() => void bulk.act('renew', ticked)}
        />
      ) : asked === 'archive' ? (
        <ArchiveDialog
          rows={rows.filter(({ key }) => ticked.includes(key))}
          words={words}
          onClose={() => setAsked(null)}
          onGo={(act, events) => void bulk.act(act, events)}
        />
      ) : null}
    </>
  )
}
