import type { Sport } from '../../../src/model/event/sports.ts'
import { landPlans } from './plans-land.ts'
import { multiPlans } from './plans-multi.ts'
import { waterWinterPlans } from './plans-water-winter.ts'
import type { SportPlan } from './sport-plan.ts'

/** How the synthetic events of each sport look; their shares add up to 100. */
export const sportPlans: Readonly<Record<Sport, SportPlan>> = {
  ...landPlans,
  ...waterWinterPlans,
  ...multiPlans,
}
