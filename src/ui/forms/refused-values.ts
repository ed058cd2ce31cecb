/** Errors of the server by control name, with the values of the form for which it gave them. */
export interface RefusedValues<Kind> {
  values: Readonly<Record<string, unknown>>
  errors: Readonly<Record<string, Kind | undefined>>
}

/** The errors that still apply: an error of the server lasts until the value of its control changes. */
export function standingErrors<Kind>(
  { values, errors }: RefusedValues<Kind>,
  now: Readonly<Record<string, unknown>>,
): Record<string, Kind> {
  const standing: Record<string, Kind> = {}
  for (const [name, error] of Object.entries(errors))
    if (error !== undefined && values[name] === now[name]) standing[name] = error
  return standing
}
