import { createFileRoute } from '@tanstack/react-router'
import { calendarHead } from '../features/calendar/calendar-head.ts'
import { CalendarPage } from '../features/calendar/calendar-page.tsx'
import { calendarSearch, loadCalendar } from '../features/calendar/load-calendar.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/calendar/$')({
  staticData: { messages: 'calendar', menu: 'calendar' },
  loaderDeps: ({ search }) => ({ search: calendarSearch(search) }),
  loader: ({ params, deps, preload }) => loadCalendar(params._splat ?? '', deps.search, preload),
  head: ({ loaderData }) =>
    loaderData === undefined ? {} : pageHead(calendarHead(loaderData.calendar)),
  component: () => <CalendarPage loaded={Route.useLoaderData()} />,
})
