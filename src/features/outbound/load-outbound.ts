import { notFound } from '@tanstack/react-router'
import { api, bodyOf } from '../../api/index.ts'
import type { OutboundView } from '../../model/views.ts'

/** @throws notFound for a URL that no visitor may be led to */
export async function loadOutbound(url: string | undefined): Promise<OutboundView> {
  if (url === undefined) throw notFound()
  return await bodyOf(await api.outbound.$get({ query: { url } }))
}
