import { use, useEffect, useRef, type MouseEvent } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { joined } from '../../../../i18n/joins.ts'
import type { FactFaults } from '../../../../model/event-facts/faults/fault-codes.ts'
import { hrefTo } from '../../../../i18n/links.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { Icon } from '../../../../ui/icon.tsx'
import { useEditor } from '../draft/editor-context.ts'
import { EditionContext } from '../edition/use-edition.ts'
import { factFaultText } from '../../../../i18n/fact-fault-texts.ts'
import { factName } from '../../../../i18n/fact-name.ts'
import { sectionNames } from '../page/rail.tsx'
import { editionOfPath, sectionOfPath } from '../../../../i18n/section-of-path.ts'

interface FaultListProps {
  faults: FactFaults
  /** Shows the field of a fact. */
  onGo: (path: string) => void
}

/** Faults that keep the draft from being published; takes the focus. Each line leads to its field. */
export function FaultList({ faults, onGo }: FaultListProps) {
  const { draft, store } = useEditor()
  const box = useRef<HTMLDivElement>(null)
  // Faults that the server finds come when the dialog is open already.
  useEffect(() => box.current?.focus(), [])
  const go = (event: MouseEvent, path: string) => {
    event.preventDefault()
    onGo(path)
  }
  return (
    <div
      className="notice n-bad form-errors"
      role="alert"
      tabIndex={-1}
      data-initial-focus=""
      ref={box}
    >
      <Icon name="alert" />
      <div>
        <b>{m.editor_first()}</b>
        <ul>
          {Object.entries(faults).map(([path, fault]) => {
            const { name, of } = factName(path, store.get, getLocale())
            const section = sectionOfPath(path)
            const event = draft.permalink ?? draft.id
            return (
              <li key={path}>
                <a
                  href={hrefTo({ to: 'organiser-event', event, section })}
                  onClick={(press) => go(press, path)}
                >
                  {joined([sectionNames[section](), ...of, name], getLocale())}
                </a>
                <span>{factFaultText(fault, name)}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

/** Goes to the field of a fact, in whichever section and edition it is. */
export function useGoToFact() {
  const { choose } = use(EditionContext)
  const { draft } = useEditor()
  const navigate = useNavigate()
  return async (path: string) => {
    const edition = editionOfPath(path)
    if (edition !== null) choose(edition)
    const section = sectionOfPath(path)
    const event = draft.permalink ?? draft.id
    await navigate({ to: `/organiser-events/${event}/${section}` })
    setTimeout(() => {
      const field = document.getElementById(path) ?? document.getElementById(`${section}-h`)
      field?.focus()
    }, 50)
  }
}
