import type { ProofView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

/** A certificate: who completed which challenge when, with which races; it prints on one sheet. */
export function ProofPage({ proof }: { proof: ProofView }) {
  const { hue, challenge, lang, path, sentence, races, code, picture } = proof
  return (
    <div className="wrap">
      <article className={`cert g-${hue} eye`}>
        <p>
          <b>Startline · {m.challenge_proof()}</b>
        </p>
        <h1 lang={lang ?? undefined}>
          <a href={path}>{challenge}</a>
        </h1>
        <p className="lead-t">{sentence}</p>
        <ol>
          {races.map((race) => (
            <li key={`${race.name} ${race.date}`}>
              <b lang={race.lang ?? undefined}>{race.name}</b> <span>{race.date}</span>
            </li>
          ))}
        </ol>
        <p className="s">
          {m.challenge_proof_note()} <span className="tab">{code}</span>
        </p>
      </article>
      <p className="cert-do">
        <a className="btn btn-line" href={picture}>
          {m.challenge_picture()}
        </a>
      </p>
    </div>
  )
}
