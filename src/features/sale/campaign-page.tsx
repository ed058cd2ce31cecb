import { m } from '../../paraglide/messages.js'
import { Blocks } from '../blocks/blocks.tsx'
import { ForeignNote } from '../blocks/foreign-note.tsx'
import type { OpenCampaign } from './load-campaign.ts'
import { Offers, Soon } from './offers.tsx'

/** A campaign: its texts, its days, and the races whose price was lowered, or what ends soon. */
export function CampaignPage({ campaign: { document, days, sale } }: { campaign: OpenCampaign }) {
  const { title, summary, lang, note, blocks } = document
  return (
    <>
      <div className="wrap sale">
        <h1 lang={lang ?? undefined}>{title}</h1>
        <ForeignNote note={note} />
        <p className="lead-t" lang={lang ?? undefined}>
          {summary}
        </p>
        <p className="s muted">{days}</p>
        <Blocks blocks={blocks} />
        {sale.lowered.length === 0 ? (
          <>
            <h2>{m.sale_none()}</h2>
            <p>{m.sale_none_text()}</p>
            <p className="rowx">
              <a className="btn" href={sale.calendarPath}>
                {m.error_calendar()}
              </a>
            </p>
          </>
        ) : (
          <>
            <p className="s">{m.sale_rule()}</p>
            <Offers view={sale} />
          </>
        )}
      </div>
      <Soon heading={m.sale_rising()} entries={sale.rising} />
      <Soon heading={m.sale_closing()} entries={sale.closing} />
    </>
  )
}
