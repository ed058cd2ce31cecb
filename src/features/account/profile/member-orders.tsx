import type { ReactNode } from 'react'
import { api } from '../../../api/index.ts'
import { memberOrdersView } from '../../../model/schemas/orders/member-orders.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { useAccountData } from '../../member-area/use-account-data.ts'

const fetchOrders = () => api.profile.orders.$get({ query: { locale: getLocale() } })

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
              {orders.map(({ path, bib, event, lang, number, state, places, total }) => (
                <li key={path}>
                  <span className={bib.size === 'one' ? 'num' : 'num rng'} aria-hidden="true">
                    {bib.day}
                  </span>
                  <div>
                    <a className="link" href={path} lang={lang ?? undefined} data-reload="">
                      {event}
                    </a>
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
