import { useId } from 'react'

interface ListSearchProps {
  label: string
  /** Text of the button. */
  find: string
  /** Text that the list is filtered by. */
  text: string
  /** Class of the field with its button. */
  className: string
  onSearch: (text: string) => void
}

/** Search of a list of an organiser: it filters when it is sent, not while a text is typed. */
export function ListSearch({ label, find, text, className, onSearch }: ListSearchProps) {
  const id = useId()
  return (
    <form
      className="f"
      role="search"
      action={(form) => {
        const typed = form.get('text')
        onSearch(typeof typed === 'string' ? typed : '')
      }}
    >
      <label htmlFor={id}>{label}</label>
      <span className={className}>
        <input
          className="in"
          id={id}
          name="text"
          type="search"
          maxLength={100}
          defaultValue={text}
          key={text}
        />
        <button className="btn btn-line" type="submit">
          {find}
        </button>
      </span>
    </form>
  )
}
