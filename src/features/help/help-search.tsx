import { hrefTo } from '../../i18n/links.ts'
import { helpTextMaximum } from '../../model/values/limits.ts'
import { m } from '../../paraglide/messages.js'

/** Search of the help: a form that works without scripts. */
export function HelpSearch({ text }: { text: string }) {
  return (
    <form className="search" role="search" action={hrefTo({ to: 'help' })}>
      <div className="search-f">
        <label className="vh" htmlFor="help-text">
          {m.help_search()}
        </label>
        <input
          id="help-text"
          name="text"
          type="search"
          maxLength={helpTextMaximum}
          defaultValue={text}
          placeholder={m.help_search()}
        />
      </div>
      <button className="btn btn-flare" type="submit">
        {m.search_button()}
      </button>
    </form>
  )
}
