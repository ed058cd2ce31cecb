import type { BulkAct } from '../../../model/organiser-events.ts'
import type { OrganiserTask } from '../../../model/schemas/organiser-events.ts'

interface TaskListProps {
  title: string
  tasks: readonly OrganiserTask[]
  onAct: (act: BulkAct, events: readonly string[]) => Promise<void>
}

/** Tasks of the organiser, each with its number in front and what mends it behind. */
export function TaskList({ title, tasks, onAct }: TaskListProps) {
  return (
    <section className="oe-tasks" aria-labelledby="oe-tasks">
      <h2 id="oe-tasks">{title}</h2>
      <ol>
        {tasks.map(({ number, title: name, text, act, link }) => (
          <li key={name}>
            <span className="num tab">{number}</span>
            <div>
              <b>{name}</b>
              <p>{text}</p>
            </div>
            {act !== null ? (
              <button
                className="btn btn-line btn-s"
                type="button"
                onClick={() => void onAct(act.act, [act.event])}
              >
                {act.label}
              </button>
            ) : link !== null ? (
              <a
                className="btn btn-line btn-s"
                href={link.path}
                aria-label={`${link.label}: ${name}`}
              >
                {link.label}
              </a>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
