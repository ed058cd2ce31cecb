import type { OrganiserEventRow } from '../../../model/schemas/organiser-events.ts'

/** One cell per fact, and the missing ones with the reason why they matter and a link to enter them. */
export function FilledCells({ filled }: { filled: NonNullable<OrganiserEventRow['filled']> }) {
  const { of, text, missing } = filled
  return (
    <div className="oe-filled">
      <div className="oe-cells" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i className={index < of - missing.length ? 'on' : undefined} key={index} />
        ))}
      </div>
      {missing.length === 0 ? (
        <span>{text}</span>
      ) : (
        <details>
          <summary>{text}</summary>
          <ul>
            {missing.map(({ name, why, path }) => (
              <li key={name}>
                <a href={path}>{name}</a> {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
