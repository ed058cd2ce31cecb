import { useId } from 'react'
import { moderatorTextLimit } from '../../model/community/moderation.ts'

interface AnswerFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Text of the moderator to the author. */
export function AnswerField({ label, value, onChange }: AnswerFieldProps) {
  const id = useId()
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <textarea
        className="in"
        id={id}
        name="answer"
        rows={3}
        maxLength={moderatorTextLimit}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
