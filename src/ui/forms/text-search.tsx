import { helpTextMaximum } from '../../model/values/limits.ts'
import { m } from '../../paraglide/messages.js'

interface TextSearchProps {
  /** Path of the page that searches its texts. */
  action: string
  /** Id of the field. */
  id: string
  label: string
  /** Text that was searched for. */
  text: string
}

/** Search in the texts of a page, by its key `text`: a form that works without scripts. */
export function TextSearch({ action, id, label, text }: TextSearchProps) {
  return (
    <form className="search" role="search" action={action}>
      <div className="search-f">
        <label className="vh" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          name="text"
          type="search"
          maxLength={helpTextMaximum}
          defaultValue={text}
          placeholder={label}
        />
      </div>
      <button className="btn btn-flare" type="submit">
        {m.search_button()}
      </button>
    </form>
  )
}
