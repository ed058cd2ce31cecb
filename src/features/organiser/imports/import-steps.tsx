import { m } from '../../../paraglide/messages.js'
import { Steps } from '../../../ui/forms/steps.tsx'
import { importSteps, type ImportStep } from './current-step.ts'

const names = {
  source: m.import_source,
  columns: m.import_columns,
  look: m.import_look,
  done: m.import_done,
} as const satisfies Record<ImportStep, () => string>

/** Progress of the import. */
export function ImportSteps({ current }: { current: ImportStep }) {
  return (
    <Steps
      label={m.import_steps()}
      names={importSteps.map((step) => names[step]())}
      current={importSteps.indexOf(current) + 1}
    />
  )
}
