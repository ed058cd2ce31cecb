/** Style sheets that a view of a list needs besides those of its page. */
export function sheetsOf(view: string | undefined): ('month' | 'map')[] {
  return view === 'month' || view === 'map' ? [view] : []
}
