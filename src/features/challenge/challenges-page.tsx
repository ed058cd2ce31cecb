import type { ChallengesView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

/** The challenges: what each asks for, and how many take part. */
export function ChallengesPage({ view: { challenges } }: { view: ChallengesView }) {
  return (
    <div className="wrap chs">
      <h1>{m.challenge_title()}</h1>
      <p className="lead-t">{m.challenge_description()}</p>
      <ul className="chs-l">
        {challenges.map(({ title, summary, lang, path, hue, phase, state, joined }) => (
          <li className={`g-${hue}${phase === 'open' ? '' : ' is-quiet'}`} key={path}>
            <p className="s">{state}</p>
            <h2 lang={lang ?? undefined}>
              <a href={path}>{title}</a>
            </h2>
            <p lang={lang ?? undefined}>{summary}</p>
            {joined.count === 0 ? null : (
              <p className="s muted">{m.challenge_joined({ n: joined.n })}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
