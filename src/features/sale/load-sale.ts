import { api, bodyOf } from '../../api/index.ts'
import type { SaleView } from '../../model/views.ts'
import { readerQuery } from '../../request/preferences.ts'

export async function loadSale(): Promise<SaleView> {
  return await bodyOf(await api.sale.$get({ query: readerQuery() }))
}
