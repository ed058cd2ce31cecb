import { useEffect, useRef, type MouseEvent } from 'react'
import { Icon } from '../icon.tsx'

/** Focuses the field that a link points to, without changing the URL. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  field.focus()
}

interface ErrorSummaryProps {
  /** Sentence above the lines. */
  title: string
  /** Ids of the controls, their labels or errors, and a sentence that a label needs. */
  lines: readonly { id: string; label: string; text: string | null }[]
  /** Error message for the form as a whole. */
  failure?: string | undefined
  /** Number of failed submissions. The summary takes the focus each time it grows. */
  attempt: number
}

/** Error summary at the top of a form; each line links to its field. `#errors` is its address without scripts. */
export function ErrorSummary({ title, lines, failure, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (lines.length === 0 && failure === undefined) return null
  return (
    <div className="notice n-bad form-errors" id="errors" role="alert" tabIndex={-1} ref={box}>
      <Icon name="alert" />
      <div>
        {failure === undefined ? null : <p>{failure}</p>}
        {lines.length === 0 ? null : (
          <>
            <b>{title}</b>
            <ul>
              {lines.map(({ id, label, text }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={focusField}>
                    {label}
                  </a>
                  {text === null ? null : <span>{text}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
