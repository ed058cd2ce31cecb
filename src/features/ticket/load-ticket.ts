import { api, bodyOf } from '../../api/index.ts'
import { readerQuery } from '../../request/preferences.ts'

/** The ticket of an address; throws if there is none. */
export async function loadTicket(address: string) {
  return await bodyOf(
    await api.tickets[':address'].$get({ param: { address }, query: readerQuery() }),
  )
}
