import { useCallback, useEffect, useState } from 'react'
import { api } from '../../../api/index.ts'
import { parsedResult } from '../../../api/parsed-result.ts'
import { resultOf, type SendResult } from '../../../api/result.ts'
import type { DocumentChange } from '../../../model/documents/change.ts'
import {
  saleEditor,
  savedSale,
  type SaleEditor,
} from '../../../model/schemas/orders/sale-editor.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import type { AccountData } from '../../member-area/fetch-account-data.ts'
import { goToSignIn } from '../../member-area/send-account-request.ts'

type Data = AccountData<SaleEditor> | { state: 'loading' } | { state: 'missing' }

const { sales } = api.organiser

async function fetchSale(permalink: string): Promise<Data> {
  const request = { param: { permalink }, query: { locale: getLocale() } }
  const sent = await parsedResult(sales[':permalink'].$get(request), saleEditor)
  if (sent.ok) return { state: 'loaded', value: sent.body }
  if (sent.status === 401) return { state: 'signed-out' }
  return { state: sent.status === 403 || sent.status === 404 ? 'missing' : 'failed' }
}

/** Sales of an event's editions, and a function that loads them again; its result is null if that fails. */
export function useSale(event: string) {
  const [data, setData] = useState<Data>({ state: 'loading' })
  const load = useCallback(async () => {
    const loaded = await fetchSale(event)
    if (loaded.state === 'signed-out') goToSignIn()
    setData(loaded)
    return loaded.state === 'loaded' ? loaded.value : null
  }, [event])
  useEffect(() => void load(), [load])
  return { data, load }
}

const sale = sales[':edition']
const paramOf = (edition: number) => ({ edition: String(edition) })

export const saveSale = async (edition: number, changes: DocumentChange[]) =>
  await parsedResult(sale.$patch({ param: paramOf(edition), json: { changes } }), savedSale)

export const publishSale = async (edition: number, version: number): Promise<SendResult> =>
  await resultOf(sale.publish.$post({ param: paramOf(edition), json: { version } }))

export const discardSale = async (edition: number): Promise<SendResult> =>
  await resultOf(sale.$delete({ param: paramOf(edition) }))
