import type { CalendarViewName } from '../model/calendar/calendar.ts'
import { m } from '../paraglide/messages.js'
import { Icon, type IconName } from './icon.tsx'

const views = [
  { view: 'list', icon: 'list', label: m.view_list },
  { view: 'month', icon: 'calendar', label: m.view_month },
  { view: 'map', icon: 'map', label: m.view_map },
] as const satisfies readonly { view: CalendarViewName; icon: IconName; label: unknown }[]

interface ViewLinksProps {
  paths: Readonly<Record<CalendarViewName, string>>
  current: CalendarViewName
}

/** Links to the views of a list. */
export function ViewLinks({ paths, current }: ViewLinksProps) {
  return (
    <nav className="seg" aria-label={m.view_label()}>
      {views.map(({ view, icon, label }) => (
        <a
          href={paths[view]}
          rel="nofollow"
          aria-current={current === view ? 'true' : undefined}
          key={view}
        >
          <Icon name={icon} size="s" />
          {label()}
        </a>
      ))}
    </nav>
  )
}
