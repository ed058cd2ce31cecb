import type { ImportsView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { RowsStep } from './rows-step.tsx'
import { importApi, type OpenImportState } from './use-import.ts'
import { WriteStep } from './write-step.tsx'

interface OpenImportProps {
  start: ImportsView
  opened: OpenImportState
  reload: () => Promise<void>
}

/** The steps after reading: columns, rows, drafts. */
export function OpenImport({ start, opened, reload }: OpenImportProps) {
  const { view, act, shown, setShown, isBusy, hasFailed } = opened
  return (
    <>
      {view === null ? null : (
        <>
          <p className="imp-about">
            <b>{view.source}</b> {view.about}
          </p>
          {view.encoding === null ? null : (
            <p className="notice n-warn">{m.import_encoding({ encoding: view.encoding })}</p>
          )}
          <ColumnsStep view={view} start={start} act={act} isBusy={isBusy} />
          <RowsStep view={view} act={act} shown={shown} onShow={setShown} />
          <WriteStep view={view} act={act} reload={reload} />
        </>
      )}
      {hasFailed ? (
        <LoadFailure
          className="area-none"
          text={m.profile_failed()}
          onRetry={() => void act(importApi.$get)}
        />
      ) : null}
    </>
  )
}
