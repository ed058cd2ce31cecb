import { api } from '../../../api/index.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import type { SearchesView } from '../../../model/schemas/account/searches.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { accountResult } from '../../member-area/send-account-request.ts'

interface SavedSearchesProps {
  searches: SearchesView
  /** Loads the page's data again. */
  onChange: () => Promise<void>
}

/** The lists of the calendar of which the member gets new races by email. */
export function SavedSearches({ searches: view, onChange }: SavedSearchesProps) {
  const { title, help, end, ended, searches } = view
  if (searches.length === 0) return null
  const endOne = async (search: number) => {
    const request = { query: { locale: getLocale() }, json: { search } }
    const sent = await accountResult(api.profile.searches.$delete(request))
    if (!sent.ok) return showSnackbar('bad', failureText(sent.status))
    showSnackbar('ok', ended)
    await onChange()
  }
  return (
    <section aria-labelledby="own-searches">
      <h2 id="own-searches">{title}</h2>
      <p className="s muted">{help}</p>
      <ul className="own-fol">
        {searches.map(({ id, name, path }) => (
          <li key={id}>
            <a className="link" href={path}>
              {name}
            </a>
            <button
              className="btn btn-line btn-s"
              type="button"
              aria-label={`${end}: ${name}`}
              onClick={() => void endOne(id)}
            >
              {end}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
