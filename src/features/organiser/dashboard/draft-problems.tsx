import type { DraftProblem } from '../../../model/schemas/organiser/publish-drafts.ts'

interface DraftProblemsProps {
  /** "Not ready yet: {n}", with the placeholder. */
  title: string
  items: readonly { event: string; name: string; lang: string | null; problems: DraftProblem[] }[]
}

/** Events that cannot be published, each with the reasons and links to the fields. */
export function DraftProblems({ title, items }: DraftProblemsProps) {
  if (items.length === 0) return null
  return (
    <div className="oe-problems">
      <h3>{title.replace('{n}', String(items.length))}</h3>
      <ul>
        {items.map(({ event, name, lang, problems }) => (
          <li key={event}>
            <b lang={lang ?? undefined}>{name}</b>
            <ul>
              {problems.map(({ label, text, path }) => (
                <li key={`${label ?? ''}${text}`}>
                  {path === null ? null : (
                    <a className="link" href={path}>
                      {label ?? name}
                    </a>
                  )}{' '}
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
