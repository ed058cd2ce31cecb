import type { BulkView } from '../../../model/schemas/organiser/organiser-events.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Result of the last act: what is done, and what could not be done. The region is in the page before, so that screen readers announce it. */
export function Outcome({ result }: { result: BulkView | null }) {
  return (
    <div className="oe-outcome" role="status">
      {result === null || result.done === null ? null : (
        <p className="notice n-ok">
          <Icon name="check" />
          <b>{result.done}</b>
        </p>
      )}
      {result === null || result.failures.length === 0 ? null : (
        <div className="notice n-bad">
          <Icon name="alert" />
          <ul>
            {result.failures.map(({ event, text }) => (
              <li key={event}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
