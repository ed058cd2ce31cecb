import type { SaleView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { DayBars } from './day-bars.tsx'
import { Offers, Soon } from './offers.tsx'

/** Races whose price was lowered, each with the 30 days before; without any, the page says so. */
export function SalePage({ view }: { view: SaleView }) {
  const { lowered, rising, closing } = view
  return (
    <>
      {lowered.length === 0 ? <NothingLowered view={view} /> : <Lowered view={view} />}
      <Soon heading={m.sale_rising()} entries={rising} />
      <Soon heading={m.sale_closing()} entries={closing} />
    </>
  )
}

function Lowered({ view }: { view: SaleView }) {
  return (
    <div className="wrap sale">
      <h1>{m.sale_lowered()}</h1>
      <p className="lead-t">{m.sale_rule()}</p>
      <Offers view={view} />
    </div>
  )
}

/** Heights of a drawing without prices. */
const unknown = { days: Array.from({ length: 30 }, () => 62), low: 0, now: 62 }

function NothingLowered({ view: { calendarPath } }: { view: SaleView }) {
  return (
    <div className="wrap sale sale-none">
      <div>
        <h1>{m.sale_none()}</h1>
        <p className="lead-t">{m.sale_none_text()}</p>
        <p>
          <a className="btn" href={calendarPath}>
            {m.error_calendar()}
          </a>
        </p>
      </div>
      <DayBars {...unknown} isEmpty />
    </div>
  )
}
