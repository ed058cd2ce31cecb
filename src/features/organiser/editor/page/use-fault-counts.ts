import type { OrganiserSection } from '../../../../i18n/words.ts'
import { useBlockingFaults } from '../draft/use-fault.ts'
import { sectionOfPath } from '../../../../i18n/section-of-path.ts'

/** Number of faults that keep the draft from being published, by section. */
export function useFaultCounts(): Partial<Record<OrganiserSection, number>> {
  const counts: Partial<Record<OrganiserSection, number>> = {}
  for (const path of Object.keys(useBlockingFaults())) {
    const section = sectionOfPath(path)
    counts[section] = (counts[section] ?? 0) + 1
  }
  return counts
}
