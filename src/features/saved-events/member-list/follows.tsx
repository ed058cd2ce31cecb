import { useEffect } from 'react'
import { markFollows } from '../../../browser/follows.ts'
import type { FollowsView } from '../../../model/schemas/account/follows.ts'

/** The organisers that the member follows. A press ends it; the row stays, so that another press takes it back. */
export function Follows({ follows }: { follows: FollowsView }) {
  const { title, label, on, off, organisers } = follows
  useEffect(() => void markFollows(), [organisers])
  if (organisers.length === 0) return null
  return (
    <section aria-labelledby="own-follows">
      <h2 id="own-follows">{title}</h2>
      <ul className="own-fol">
        {organisers.map(({ permalink, name, lang, path }) => (
          <li key={permalink}>
            <a className="link" href={path} lang={lang ?? undefined}>
              {name}
            </a>
            <button
              className="btn btn-line btn-s"
              type="button"
              data-follow={permalink}
              data-on={on}
              data-off={off}
              aria-label={`${label}: ${name}`}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
