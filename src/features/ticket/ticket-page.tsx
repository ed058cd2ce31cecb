import { figureText } from '../../i18n/figure-text.ts'
import type { TicketView } from '../../model/schemas/orders/ticket.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { Bars } from '../../ui/drawings/bars.tsx'
import { FullScreen, fullScreenId } from './full-screen.tsx'

/** Pixels of a code on the page, and one module more on paper. */
const size = 282

type Part = { ticket: TicketView }

/** Name of the race with its length: "Marathon, 42.2 km". */
function RaceName({ ticket: { race } }: Part) {
  const figure = race.figure === null ? '' : figureText(race.figure, getLocale())
  return (
    <>
      <span lang={race.lang ?? undefined}>{race.name}</span>
      {figure === '' ? null : ` · ${figure}`}
    </>
  )
}

function Facts({ ticket }: Part) {
  const { texts, start, person, guardian, startNumber } = ticket
  return (
    <dl className="tk-kv">
      <div className={start === null ? 'w' : undefined}>
        <dt>{texts.race}</dt>
        <dd>
          <RaceName ticket={ticket} />
        </dd>
      </div>
      {start === null ? null : (
        <div>
          <dt>{texts.start}</dt>
          <dd>{start}</dd>
        </div>
      )}
      {startNumber === null ? null : (
        <div>
          <dt>{texts.startNumber}</dt>
          <dd className="tab">{startNumber}</dd>
        </div>
      )}
      {person === '' ? null : (
        <div className="w">
          <dt>{texts.person}</dt>
          <dd dir="auto">{person}</dd>
          {guardian === '' ? null : <dd dir="auto">{guardian}</dd>}
        </div>
      )}
    </dl>
  )
}

/** Torn off at the desk: the code, or the reason why there is none. */
function Stub({ ticket }: Part) {
  const { texts, code, notice, number } = ticket
  return (
    <div className="tk-stub">
      {code === null ? null : (
        <img src={code} alt={texts.code} width={size} height={size} data-code="" />
      )}
      {notice === null ? null : <p>{notice.text}</p>}
      <p className="s muted">{number}</p>
    </div>
  )
}

function Card({ ticket }: Part) {
  const { event, bib, legs, place, notice } = ticket
  return (
    <article className={`tk eye${notice === null ? '' : ' is-off'}`}>
      <div className={`tk-f g-${event.hue}`}>
        <p className="tk-m">
          {bib.weekday} · {bib.month}
        </p>
        <time className={bib.size === 'one' ? 'num' : 'num rng'} dateTime={bib.date}>
          {bib.day}
          {bib.to === null ? null : <span className="to">{bib.to}</span>}
        </time>
        <Bars seed={event.permalink} legs={legs} width={340} height={72} />
      </div>
      <div className="tk-b">
        <div>
          <h2 lang={event.lang ?? undefined}>
            <a className="link" href={event.path}>
              {event.name}
            </a>
          </h2>
          <p className="muted s">{place}</p>
          {notice === null ? null : (
            <p>
              <span className="tag tag-bad">{notice.label}</span>
            </p>
          )}
        </div>
        <Facts ticket={ticket} />
      </div>
      <div className="tk-perf" />
      <Stub ticket={ticket} />
    </article>
  )
}

/** The ticket of one person: complete without scripts, and on paper one sheet. */
export function TicketPage({ ticket }: Part) {
  const { texts, code, file, until, copied } = ticket
  return (
    <>
      <div className="wrap tk-page" data-ticket={until}>
        <p className="copy-of">{copied}</p>
        <Card ticket={ticket} />
        <div className="tk-side">
          <h1>{texts.title}</h1>
          {code === null || file === null ? null : (
            <>
              <p className="tk-lede">{texts.show}</p>
              <p className="rowx">
                <a className="btn btn-flare" href={`#${fullScreenId}`}>
                  {texts.fullScreen}
                </a>
                <a className="btn btn-line" href={file} download="">
                  {texts.calendar}
                </a>
                {/* Of a browser that runs scripts. */}
                <button className="btn btn-line" type="button" data-print="" hidden>
                  {texts.print}
                </button>
              </p>
            </>
          )}
        </div>
      </div>
      {code === null ? null : (
        <FullScreen ticket={ticket} code={code}>
          <RaceName ticket={ticket} />
        </FullScreen>
      )}
    </>
  )
}
