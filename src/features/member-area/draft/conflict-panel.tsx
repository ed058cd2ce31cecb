import { useId, useState, type ReactNode } from 'react'
import type { DocumentConflict } from '../../../model/documents/conflict.ts'
import { m } from '../../../paraglide/messages.js'

const sides = [
  ['mine', m.editor_mine],
  ['theirs', m.editor_theirs],
  ['base', m.editor_base],
] as const

type Side = (typeof sides)[number][0]

/** How a kind of draft shows its values. */
interface Shown {
  nameOf: (path: string) => string
  valueOf: (path: string, value: unknown) => ReactNode
}

interface ChoiceProps extends Shown {
  conflict: DocumentConflict
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

function Choice({ conflict, chosen, onChoose, nameOf, valueOf }: ChoiceProps) {
  const id = useId()
  return (
    <fieldset>
      <legend>{nameOf(conflict.path)}</legend>
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
            <b>{valueOf(conflict.path, conflict[side])}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ConflictPanelProps extends Shown {
  conflicts: readonly DocumentConflict[]
  onResolve: (path: string, value: unknown) => void
}

/** Values that two people changed: mine, theirs and before, with a choice for each. Nothing is chosen in advance. */
export function ConflictPanel({ conflicts, onResolve, ...shown }: ConflictPanelProps) {
  const id = useId()
  const [choices, setChoices] = useState<Record<string, Side>>({})
  if (conflicts.length === 0) return null
  const isChosen = conflicts.every(({ path }) => choices[path] !== undefined)
  const take = () => {
    for (const conflict of conflicts) {
      const side = choices[conflict.path]
      if (side !== undefined) onResolve(conflict.path, conflict[side])
    }
    setChoices({})
  }
  return (
    <section className="card conflict" aria-labelledby={id} role="alert">
      <div className="card-h">
        <h2 id={id}>{m.editor_conflict()}</h2>
      </div>
      <div className="card-b">
        <p className="muted">{m.editor_conflict_text()}</p>
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.path}
            conflict={conflict}
            chosen={choices[conflict.path]}
            onChoose={(side) => setChoices({ ...choices, [conflict.path]: side })}
            {...shown}
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
