import { useEffect, type ReactNode } from 'react'
import { api } from '../../../api/index.ts'
import {
  memberEntriesView,
  type MemberEntriesView,
} from '../../../model/schemas/orders/member-entries.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { accountResult } from '../../member-area/send-account-request.ts'
import { useAccountData } from '../../member-area/use-account-data.ts'

const locale = () => ({ locale: getLocale() })

/** Orders that were made as a guest with the member's address become the member's with it. */
const fetchEntries = () => api.profile.orders.$post({ query: locale() })

/** Leads to the page of an order, whose address is made for it. */
async function openOrder(id: string): Promise<void> {
  const sent = await accountResult(
    api.profile.orders[':id'].page.$post({ param: { id }, query: locale() }),
  )
  if (sent.ok) window.location.assign(sent.body.path)
}

/** Stores a copy of the list for times without a network. */
async function storeCopy(): Promise<void> {
  const { copyList } = await import('../../../browser/ticket-copies.ts')
  await copyList().catch((error: unknown) => console.warn('No copy of this list:', error))
}

interface EntryProps {
  entry: MemberEntriesView['groups'][number]['entries'][number]
  texts: MemberEntriesView['texts']
}

function Answers({ entry: { answers }, texts }: EntryProps) {
  if (answers.length === 0) return null
  return (
    <details className="ord-a">
      <summary>{texts.answers}</summary>
      <dl>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt dir="auto">{question}</dt>
            <dd dir="auto">{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Entry({ entry, texts }: EntryProps) {
  const { order, ticket, event, lang, path, hue, bib, race, raceLang, start } = entry
  const { person, guardian, tags, number, receipt } = entry
  return (
    <li>
      <span className={`ord-d g-${hue}`} aria-hidden="true">
        <span className={bib.size === 'one' ? 'num' : 'num rng'}>{bib.day}</span>
      </span>
      <div>
        <h3 lang={lang ?? undefined}>
          <a className="link" href={path}>
            {event}
          </a>
        </h3>
        <p className="s">{bib.full}</p>
        <p className="s">
          <span lang={raceLang ?? undefined}>{race}</span>
          {start === null ? null : ` · ${start}`}
        </p>
        {person === '' ? null : (
          <p className="s" dir="auto">
            <b>{person}</b>
          </p>
        )}
        {guardian === '' ? null : (
          <p className="s" dir="auto">
            {guardian}
          </p>
        )}
        <p className="ord-t">
          {tags.map(({ label, tone }) => (
            <span key={label} className={`tag tag-${tone}`}>
              {label}
            </span>
          ))}
        </p>
        <p className="s muted">{receipt === null ? number : `${number} · ${receipt}`}</p>
        <Answers entry={entry} texts={texts} />
      </div>
      <p>
        {ticket === null ? null : (
          <a className="btn btn-s" href={ticket} data-reload="">
            {texts.ticket}
          </a>
        )}
        <button className="btn btn-line btn-s" type="button" onClick={() => void openOrder(order)}>
          {texts.open}
        </button>
      </p>
    </li>
  )
}

/** Turns on waiting lists; an offer is taken, and a turn left, on the page of the races. */
function Turns({ turns, texts }: Pick<MemberEntriesView, 'turns' | 'texts'>) {
  if (turns.length === 0) return null
  return (
    <section aria-labelledby="turns">
      <h2 id="turns">{texts.waiting}</h2>
      <ul className="ord">
        {turns.map(({ event, lang, hue, bib, race, raceLang, text, isOffered, path }) => (
          <li key={path + race}>
            <span className={`ord-d g-${hue}`} aria-hidden="true">
              <span className={bib.size === 'one' ? 'num' : 'num rng'}>{bib.day}</span>
            </span>
            <div>
              <h3 lang={lang ?? undefined}>{event}</h3>
              <p className="s">{bib.full}</p>
              <p className="s" lang={raceLang ?? undefined}>
                {race}
              </p>
              <p className="s">{text}</p>
            </div>
            <p>
              <a
                className={isOffered ? 'btn btn-s' : 'btn btn-line btn-s'}
                href={path}
                data-reload=""
              >
                {isOffered ? texts.open : texts.turn}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Places of the member's orders: ahead, past and cancelled. What ends an entry stands at the end of its line. */
export function MemberEntries({ skeleton, none }: { skeleton: ReactNode; none: ReactNode }) {
  const { data, load } = useAccountData(fetchEntries, memberEntriesView)
  const isLoaded = data.state === 'loaded'
  useEffect(() => {
    if (isLoaded) void storeCopy()
  }, [isLoaded])
  return (
    <AsyncContent data={data} skeleton={skeleton} onRetry={load}>
      {({ texts, next, groups, turns, copied }) =>
        groups.length === 0 && turns.length === 0 ? (
          <>
            <p className="copy-of">{copied}</p>
            {none}
          </>
        ) : (
          <>
            <p className="copy-of">{copied}</p>
            {next === null ? null : <p>{next}</p>}
            <Turns turns={turns} texts={texts} />
            {groups.map(({ key, heading, count, entries }) => (
              <section key={key} aria-labelledby={key}>
                <h2 id={key}>
                  {heading} <span className="muted">{count}</span>
                </h2>
                <ul className="ord">
                  {entries.map((entry, at) => (
                    // Places of an order have no other key.
                    <Entry key={`${entry.order}-${at}`} entry={entry} texts={texts} />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )
      }
    </AsyncContent>
  )
}
