/** The date in a zone at an instant in milliseconds, as calendars write it there; the model of ends of days. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function localDate(zone: string, at: number): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  formats.set(zone, format)
  return format.format(at)
}
