import { hrefTo } from '../../i18n/links.ts'
import type { ChallengeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Blocks } from '../blocks/blocks.tsx'
import { ForeignNote } from '../blocks/foreign-note.tsx'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { Progress } from './progress.tsx'

/** A challenge: what it asks for, how far the member is, the next races that count, and who is where. */
export function ChallengePage({ challenge }: { challenge: ChallengeView }) {
  const { hue, blocks, next, listed, others } = challenge
  return (
    <>
      <Hero challenge={challenge} />
      <div className="wrap ch-cols">
        <div>
          <section id="progress" className={`g-${hue}`} data-hydrate="member">
            <h2>{m.challenge_yours()}</h2>
            <Progress challenge={challenge} />
          </section>
          <section>
            <h2>{m.challenge_next()}</h2>
            {next.length === 0 ? <p>{m.challenge_none()}</p> : null}
            <div className="tt" data-list="challenge">
              {next.map((card) => (
                <TimetableRow key={`${card.permalink}/${card.bib.date}`} card={card} />
              ))}
            </div>
          </section>
          <section id="rules" className="ch-rules">
            <h2>{m.challenge_rules()}</h2>
            <Blocks blocks={blocks} />
          </section>
          {listed.length === 0 ? null : <Leaderboard listed={listed} />}
        </div>
        <aside>
          {others.length === 0 ? null : (
            <section>
              <h2>{m.challenge_others()}</h2>
              <ul>
                {others.map(({ path, title, lang }) => (
                  <li key={path}>
                    <a className="link" href={path} lang={lang ?? undefined}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </>
  )
}

function Hero({ challenge }: { challenge: ChallengeView }) {
  const { hue, title, lang, note, summary, state, need, joined, done } = challenge
  return (
    <section className={`ch-hero g-${hue}`}>
      <div className="wrap ch-in">
        <div>
          <p className="s">
            <a className="link" href={hrefTo({ to: 'challenges' })}>
              {m.challenge_title()}
            </a>
          </p>
          <h1 lang={lang ?? undefined}>{title}</h1>
          <ForeignNote note={note} />
          <p className="lead-t" lang={lang ?? undefined}>
            {summary}
          </p>
          <p className="s">{state}</p>
        </div>
        <div className="ch-bib eye">
          <span className={need.length > 3 ? 'num is-long' : 'num'}>{need}</span>
          <p className="s">
            {m.challenge_joined({ n: joined.n })}
            <br />
            {m.challenge_finished({ n: done.n })}
          </p>
        </div>
      </div>
    </section>
  )
}
