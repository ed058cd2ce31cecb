import { useEffect } from 'react'
import type { ImportsView } from '../../../model/schemas/imports.ts'
import { m } from '../../../paraglide/messages.js'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { currentStep, type ImportStep } from './current-step.ts'
import { RowsStep } from './rows-step.tsx'
import { useImport } from './use-import.ts'
import { WriteStep } from './write-step.tsx'

interface OpenImportProps {
  id: string
  start: ImportsView
  reload: () => Promise<void>
  /** Called with the step that the import has reached. */
  onStep: (step: ImportStep) => void
}

/** The steps after reading: columns, rows, drafts. */
export function OpenImport({ id, start, reload, onStep }: OpenImportProps) {
  const { view, act, shown, setShown, isBusy, hasFailed } = useImport(id)
  const step = currentStep(view)
  useEffect(() => onStep(step), [step, onStep])
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
          onRetry={() => void act('GET')}
        />
      ) : null}
    </>
  )
}
