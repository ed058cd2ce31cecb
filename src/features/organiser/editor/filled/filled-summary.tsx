import { hrefTo } from '../../../../i18n/links.ts'
import type { CountedFact } from '../../../../model/event-facts/sought-facts.ts'
import { m } from '../../../../paraglide/messages.js'
import { Icon } from '../../../../ui/icon.tsx'
import { FactCells } from '../../fact-cells.tsx'
import { useEditor } from '../draft/editor-context.ts'
import { useGoToFact } from '../publish/fault-list.tsx'
import { sectionOfFact } from './filled-of.ts'
import { openFact } from './open-facts.ts'
import { useFilled } from './use-filled.ts'

/** Most open facts that are named; the sections count the rest. */
const longestList = 3

function OpenFact({ fact }: { fact: CountedFact }) {
  const { draft, store } = useEditor()
  const go = useGoToFact()
  const { name, why } = openFact(fact, store)
  const { path } = fact
  const event = draft.permalink ?? draft.id
  return (
    <li>
      <Icon name="plus" />
      <a
        className="link"
        href={hrefTo({ to: 'organiser-event', event, section: sectionOfFact(fact) })}
        onClick={(press) => {
          // The pictures have a page of their own.
          if (path === null) return
          press.preventDefault()
          void go(path)
        }}
      >
        {name}
      </a>
      <small>{why}</small>
    </li>
  )
}

/** How much of the event is filled, and the open facts that matter most, each a link to its field. */
export function FilledSummary() {
  const { filled, all, open } = useFilled()
  return (
    <section aria-labelledby="filled-h">
      <h2 id="filled-h" className="fill-h">
        {m.editor_filled({ n: filled, all })}
      </h2>
      <FactCells filled={filled} all={all} />
      {open.length === 0 ? null : (
        <ul className="fill-l">
          {open.slice(0, longestList).map((fact) => (
            <OpenFact key={fact.key} fact={fact} />
          ))}
        </ul>
      )}
    </section>
  )
}
