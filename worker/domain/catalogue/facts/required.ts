/** A published fact may be missing only where its column may be null. @throws Error for facts with faults */
export function required<T>(value: T | null | undefined, path: string): T {
  if (value === null || value === undefined)
    throw new Error(`${path} is missing; check facts with newFaults before writing them`)
  return value
}
