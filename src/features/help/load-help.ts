import { api, bodyOf } from '../../api/index.ts'
import type { HelpView } from '../../model/views.ts'
import { getLocale } from '../../paraglide/runtime.js'

/** Loads all answers of the help centre, or those with the words of a text. */
export async function loadHelp(text: string | undefined): Promise<HelpView> {
  const query = { locale: getLocale(), ...(text === undefined || text === '' ? {} : { text }) }
  return await bodyOf(await api.help.$get({ query }))
}
