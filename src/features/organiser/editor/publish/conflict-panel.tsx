import { useId, useState } from 'react'
import { joined } from '../../../../i18n/joins.ts'
import type { DocumentConflict } from '../../../../model/documents/conflict.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { useEditor } from '../draft/editor-context.ts'
import { factName } from '../../../../i18n/fact-name.ts'
import { FactValue } from '../page/fact-value.tsx'
import { useSaveState } from '../draft/use-save-state.ts'

const sides = [
  ['mine', m.editor_mine],
  ['theirs', m.editor_theirs],
  ['base', m.editor_base],
] as const

type Side = (typeof sides)[number][0]

interface ChoiceProps {
  conflict: DocumentConflict
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

function Choice({ conflict, chosen, onChoose }: ChoiceProps) {
  const { store } = useEditor()
  const id = useId()
  const { name, of } = factName(conflict.path, store.get, getLocale())
  return (
    <fieldset>
      <legend>{joined([...of, name], getLocale())}</legend>
      <div className="opt3">
        {sides.map(([side, label]) => (
          <label className="pick" key={side} htmlFor={`${id}-${side}`}>
            <input
              id={`${id}-${side}`}
              type="radio"
              name={id}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span>{label()}</span>
            <b>
              <FactValue path={conflict.path} value={conflict[side]} />
            </b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Facts that two people changed: mine, theirs and before, with a choice for each. Nothing is chosen in advance. */
export function ConflictPanel() {
  const { autosave } = useEditor()
  const { conflicts } = useSaveState()
  const [choices, setChoices] = useState<Record<string, Side>>({})
  if (conflicts.length === 0) return null
  const isChosen = conflicts.every(({ path }) => choices[path] !== undefined)
  const take = () => {
    for (const conflict of conflicts) {
      const side = choices[conflict.path]
      if (side !== undefined) autosave.resolve(conflict.path, conflict[side])
    }
    setChoices({})
  }
  return (
    <section className="card conflict" aria-labelledby="conflict-h" role="alert">
      <div className="card-h">
        <h2 id="conflict-h">{m.editor_conflict()}</h2>
      </div>
      <div className="card-b">
        <p className="muted">{m.editor_conflict_text()}</p>
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.path}
            conflict={conflict}
            chosen={choices[conflict.path]}
            onChoose={(side) => setChoices({ ...choices, [conflict.path]: side })}
          />
        ))}
        <div>
          <button className="btn btn-ink btn-s" type="button" disabled={!isChosen} onClick={take}>
            {m.editor_conflict_take()}
          </button>
        </div>
      </div>
    </section>
  )
}
