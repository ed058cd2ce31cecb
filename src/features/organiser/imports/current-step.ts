import { requiredImportFields } from '../../../model/event/imports.ts'
import type { ImportView } from '../../../model/schemas/organiser/imports.ts'

export const importSteps = ['source', 'columns', 'look', 'done'] as const
export type ImportStep = (typeof importSteps)[number]

type Progress = Pick<ImportView, 'state' | 'columns' | 'isMappable' | 'defaults' | 'ready'>

/**
 * The step that waits for the organiser: the columns until the required ones are known, then the rows until their drafts
 * are written. An import that was taken back begins again with a source. Null stands for no import.
 */
export function currentStep(view: Progress | null): ImportStep {
  if (view === null || view.state === 'undone') return 'source'
  if (view.state === 'written' && view.ready === 0) return 'done'
  const known = view.columns.map(({ target }) => target?.split('.')[0])
  if (view.defaults.sport !== null) known.push('sport')
  // Coordinates place a row without a town.
  if (known.includes('lat') && known.includes('lon')) known.push('city')
  const isMapped = requiredImportFields.every((field) => known.includes(field))
  return view.isMappable && !isMapped ? 'columns' : 'look'
}
