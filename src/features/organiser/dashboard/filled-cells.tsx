import { FactCells } from '../fact-cells.tsx'
import type { OrganiserEventRow } from '../../../model/schemas/organiser/organiser-events.ts'

/** One cell per fact, and the missing ones with the reason why they matter and a link to enter them. */
export function FilledCells({ filled }: { filled: NonNullable<OrganiserEventRow['filled']> }) {
  const { filled: count, of, text, missing } = filled
  return (
    <div className="oe-filled">
      <FactCells filled={count} all={of} />
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
