import { api, bodyOf } from '../../api/index.ts'
import type { ContentPage } from '../../i18n/content-pages.ts'
import type { DocumentView } from '../../model/views.ts'
import { readerQuery } from '../../request/preferences.ts'

/** Loads a page of words. @throws notFound for a withdrawn one */
export async function loadContent(page: ContentPage): Promise<DocumentView> {
  return await bodyOf(await api.documents[':page'].$get({ param: { page }, query: readerQuery() }))
}
