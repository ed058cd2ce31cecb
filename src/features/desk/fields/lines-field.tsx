import { useId, useState } from 'react'

/** Lines without space at their ends; empty ones are left out. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

interface LinesFieldProps {
  label: string
  help: string
  values: readonly unknown[]
  onChange: (values: string[]) => void
  fault?: string | null
}

/** A list of short texts, one on each line. Empty lines stay while they are typed. */
export function LinesField({ label, help, values, onChange, fault = null }: LinesFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const stored = values.map(String).join('\n')
  const shown = linesOf(typed).join('\n') === stored ? typed : stored
  return (
    <div className={fault === null ? 'f' : 'f is-bad'}>
      <label htmlFor={id}>{label}</label>
      <textarea
        className="in"
        id={id}
        rows={Math.max(2, values.length + 1)}
        value={shown}
        spellCheck={false}
        autoCapitalize="none"
        aria-describedby={`${id}-h`}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(linesOf(target.value))
        }}
      />
      {fault === null ? null : <p className="err">{fault}</p>}
      <p className="help" id={`${id}-h`}>
        {help}
      </p>
    </div>
  )
}
