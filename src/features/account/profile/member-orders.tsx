import type { ReactNode } from 'react'
import { api } from '../../../api/index.ts'
import { memberOrdersView } from '../../../model/schemas/orders/member-orders.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { accountResult } from '../../member-area/send-account-request.ts'
import { useAccountData } from '../../member-area/use-account-data.ts'

const locale = () => ({ locale: getLocale() })

/** Orders that were made as a guest with the member's address become the member's with it. */
const fetchOrders = () => api.profile.orders.$post({ query: locale() })

/** Leads to the page of an order, whose address is made for it. */
async function openOrder(id: string): Promise<void> {
  const sent = await accountResult(
    api.profile.orders[':id'].page.$post({ param: { id }, query: locale() }),
  )
  if (sent.ok) window.location.assign(sent.body.path)
}

/** The member's orders, the latest first; each leads to its page. */
export function MemberOrders({ skeleton, none }: { skeleton: ReactNode; none: ReactNode }) {
  const { data, load } = useAccountData(fetchOrders, memberOrdersView)
  return (
    <AsyncContent data={data} skeleton={skeleton} onRetry={load}>
      {({ texts, orders }) =>
        orders.length === 0 ? (
          none
        ) : (
          <>
            <h2>{texts.heading}</h2>
            <ul className="ord">
              {orders.map(({ id, bib, event, lang, number, state, places, total }) => (
                <li key={id}>
                  <span className={bib.size === 'one' ? 'num' : 'num rng'} aria-hidden="true">
                    {bib.day}
                  </span>
                  <div>
                    <button
                      className="link"
                      type="button"
                      lang={lang ?? undefined}
                      onClick={() => void openOrder(id)}
                    >
                      {event}
                    </button>
                    <p className="s">{bib.full}</p>
                    <p className="s muted">{`${number} · ${places}`}</p>
                  </div>
                  <p>
                    <span className="tag">{state}</span>
                    <b>{total}</b>
                  </p>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </AsyncContent>
  )
}
