import { useState } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { SaleEditor } from '../../../model/schemas/orders/sale-editor.ts'
import { m } from '../../../paraglide/messages.js'
import { EditorRail } from '../editor/page/rail.tsx'
import { SaleForm } from './sale-form.tsx'

interface SellingProps {
  event: string
  view: SaleEditor
  load: () => Promise<SaleEditor | null>
}

/** The editions of an event whose places can be sold, and the form of one of them. */
export function Selling({ event, view, load }: SellingProps) {
  const { editions } = view
  const [chosen, setChosen] = useState(editions[0]?.id)
  const edition = editions.find(({ id }) => id === chosen) ?? editions[0]
  const head = (
    <div>
      <p className="s">
        <a className="link" href={hrefTo({ to: 'organiser-event', event })}>
          {view.name}
        </a>
      </p>
      <h1>{m.selling_title()}</h1>
    </div>
  )
  const rail = <EditorRail event={event} current="sale" />
  if (edition === undefined)
    return (
      <>
        <div className="ws-bar">
          <div className="wrap">{head}</div>
        </div>
        <div className="wrap ws">
          {rail}
          <p className="ws-main">{m.selling_none()}</p>
        </div>
      </>
    )
  const choice =
    editions.length === 1 ? (
      <p>
        <b>{edition.label}</b>
      </p>
    ) : (
      <div className="f">
        <label htmlFor="edition">{m.selling_edition()}</label>
        <select
          className="in"
          id="edition"
          value={edition.id}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {editions.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
    )
  const { payments } = view
  return <SaleForm key={edition.id} {...{ head, rail, choice, edition, payments, load }} />
}
