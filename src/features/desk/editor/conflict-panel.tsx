import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useEditor, useSaveState } from '../draft/editor-context.ts'
import { usePathName, valueText } from './path-name.ts'

const sides = [
  ['mine', m.editor_mine],
  ['theirs', m.editor_theirs],
  ['base', m.editor_base],
] as const

type Side = (typeof sides)[number][0]

/** Texts that two people changed: mine, theirs and before, with a choice for each. Nothing is chosen in advance. */
export function ConflictPanel() {
  const { autosave } = useEditor().session
  const { conflicts } = useSaveState()
  const id = useId()
  const nameOf = usePathName()
  const [choices, setChoices] = useState<Record<string, Side>>({})
  if (conflicts.length === 0) return null
  const take = () => {
    for (const conflict of conflicts) {
      const side = choices[conflict.path]
      if (side !== undefined) autosave.resolve(conflict.path, conflict[side])
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
          <fieldset key={conflict.path}>
            <legend>{nameOf(conflict.path)}</legend>
            <div className="opt3">
              {sides.map(([side, label]) => (
                <label className="pick" key={side}>
                  <input
                    type="radio"
                    name={`${id}-${conflict.path}`}
                    checked={choices[conflict.path] === side}
                    onChange={() => setChoices({ ...choices, [conflict.path]: side })}
                  />
                  <span>{label()}</span>
                  <b>{valueText(conflict[side])}</b>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div>
          <button
            className="btn btn-ink btn-s"
            type="button"
            disabled={conflicts.some(({ path }) => choices[path] === undefined)}
            onClick={take}
          >
            {m.editor_conflict_take()}
          </button>
        </div>
      </div>
    </section>
  )
}
