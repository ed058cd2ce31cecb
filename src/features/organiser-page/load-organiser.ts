import { api, bodyOf } from '../../api/index.ts'
import type { OrganiserView } from '../../model/views.ts'
import { readerQuery } from '../../request/preferences.ts'
import { loadParts } from './parts-code.ts'

/** The public page of an organiser. @throws notFound for an unknown one */
export async function loadOrganiser(permalink: string): Promise<OrganiserView> {
  const param = { permalink }
  await loadParts()
  return await bodyOf(await api.organisers[':permalink'].$get({ param, query: readerQuery() }))
}
