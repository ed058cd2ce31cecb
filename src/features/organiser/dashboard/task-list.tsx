import { useEffect, useRef, useState } from 'react'
import type { BulkAct } from '../../../model/members/organiser-events.ts'
import type { OrganiserTask } from '../../../model/schemas/organiser/organiser-events.ts'
import { Icon } from '../../../ui/icon.tsx'

interface TaskListProps {
  title: string
  /** Shown in place of the tasks when the last one was done. */
  none: string
  tasks: readonly OrganiserTask[]
  onAct: (act: BulkAct, events: readonly string[]) => Promise<void>
}

/**
 * Tasks of the organiser, each with its number in front, or a calendar without one, and its link or button behind; the first
 * is the most urgent. When one is done, the focus goes from
 * its button to the task that takes its place, or to the heading if none is left.
 */
export function TaskList({ title, none, tasks, onAct }: TaskListProps) {
  const section = useRef<HTMLElement>(null)
  const acted = useRef<{ name: string; index: number } | null>(null)
  const [hasActed, setHasActed] = useState(false)
  useEffect(() => {
    if (acted.current === null) return
    const { name, index } = acted.current
    if (tasks.some((task) => task.title === name)) return
    acted.current = null
    // A button that is removed loses the focus; other controls keep it.
    if (document.activeElement !== document.body) return
    const [heading, ...names] = section.current?.querySelectorAll<HTMLElement>('h2, li b') ?? []
    const next = names[Math.min(index, names.length - 1)] ?? heading
    next?.focus()
  }, [tasks])

  const start = async ({ act, event }: NonNullable<OrganiserTask['act']>, index: number) => {
    acted.current = { name: tasks[index]?.title ?? '', index }
    setHasActed(true)
    await onAct(act, [event])
  }
  if (tasks.length === 0 && !hasActed) return null
  return (
    <section className="oe-tasks" aria-labelledby="oe-tasks" ref={section}>
      <h2 id="oe-tasks" tabIndex={-1}>
        {title}
      </h2>
      {tasks.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ol>
          {tasks.map(({ number, title: name, text, act, link }, index) => (
            <li key={name}>
              <span className="num tab">{number ?? <Icon name="calendar" size="l" />}</span>
              <div>
                <b tabIndex={-1}>{name}</b>
                <p>{text}</p>
              </div>
              {act !== null ? (
                <button
                  className={index === 0 ? 'btn btn-s' : 'btn btn-line btn-s'}
                  type="button"
                  aria-label={`${act.label}: ${name}`}
                  onClick={() => void start(act, index)}
                >
                  {act.label}
                </button>
              ) : link !== null ? (
                <a
                  className={index === 0 ? 'btn btn-s' : 'btn btn-line btn-s'}
                  href={link.path}
                  aria-label={`${link.label}: ${name}`}
                >
                  {link.label}
                </a>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
