import { api, bodyOf } from '../../api/index.ts'
import { notFound } from '@tanstack/react-router'
import type { ContentPage } from '../../i18n/content-pages.ts'
import type { VersionedDocumentView } from '../../model/views.ts'
import { readerQuery } from '../../request/preferences.ts'

/**
 * Loads a page of words.
 * @param version number of a former version of a policy
 * @throws notFound for a withdrawn one, and for a version that it does not have
 */
export async function loadContent(
  page: ContentPage,
  version?: string,
): Promise<VersionedDocumentView> {
  if (version !== undefined && !/^[1-9]\d{0,5}$/u.test(version)) throw notFound()
  const query = { ...readerQuery(), ...(version === undefined ? {} : { version }) }
  return await bodyOf(await api.documents[':page'].$get({ param: { page }, query }))
}
