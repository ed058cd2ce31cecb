import { number } from '../../../src/i18n/format.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { OrganiserTask } from '../../../src/model/schemas/organiser/organiser-events.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { DashboardItem } from '../../domain/organisers/dashboard/list-items.ts'
import { itemTasks, type TaskContext, type WeightedTask } from './organiser-item-tasks.ts'

const tasksShown = 8

/** All drafts that their editors have not published. */
function draftsTask(items: readonly DashboardItem[], { locale }: TaskContext): WeightedTask[] {
  const drafts = items.filter(({ draft }) => draft === 'editing').length
  if (drafts === 0) return []
  const path = `${pathOf({ to: 'organiser-events' }, locale)}?state=drafts`
  return [
    {
      weight: 1e5,
      number: number(drafts, locale),
      title: m.task_drafts({}, { locale }),
      text: m.task_drafts_text({}, { locale }),
      act: null,
      link: { path, label: m.organiser_drafts({}, { locale }) },
    },
  ]
}

function correctionsTask({ corrections, locale }: TaskContext): WeightedTask[] {
  if (corrections === 0) return []
  return [
    {
      weight: 3e9,
      number: number(corrections, locale),
      title: m.task_corrections({}, { locale }),
      text: m.task_corrections_text({}, { locale }),
      act: null,
      link: {
        path: pathOf({ to: 'organiser-events', page: 'corrections' }, locale),
        label: m.moderation_corrections({}, { locale }),
      },
    },
  ]
}

/** Tasks of the organiser, the most urgent first. */
export function organiserTasks(
  items: readonly DashboardItem[],
  context: TaskContext,
): OrganiserTask[] {
  const active = items.filter(({ isArchived }) => !isArchived)
  const due = active.flatMap((item) => itemTasks(item, context))
  return [...correctionsTask(context), ...due, ...draftsTask(active, context)]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, tasksShown)
    .map(({ weight: _, ...task }) => task)
}
