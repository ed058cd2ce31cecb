import type { ChallengeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

/** Members who chose to be shown, the furthest first. */
export function Leaderboard({ listed }: Pick<ChallengeView, 'listed'>) {
  return (
    <section>
      <h2>{m.challenge_list()}</h2>
      <ol className="ch-lead">
        {listed.map(({ place, name, progress }) => (
          <li key={place}>
            <span className="num" aria-hidden="true">
              {place}
            </span>
            <span>{name}</span>
            <span>{progress}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
