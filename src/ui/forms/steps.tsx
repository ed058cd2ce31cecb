interface StepsProps {
  label: string
  names: readonly string[]
  /** Counted from 1. */
  current: number
}

/** Steps of a form or a task, of which one is current. */
export function Steps({ label, names, current }: StepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {names.map((name, i) => (
        <li key={name} aria-current={i + 1 === current ? 'step' : undefined}>
          <b>{i + 1}</b>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
