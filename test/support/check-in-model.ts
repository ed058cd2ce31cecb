import fc from 'fast-check'

/**
 * Histories of three devices that are offline at times, and a plain model of their truth. Clocks of devices are wrong by hours; a
 * response may get lost, after which a device sends its lines again.
 */

export const deviceCount = 3
/** Devices by their number; they sort as they are numbered. */
export const deviceName = (number: number): string => `device-of-desk-${number}`.padEnd(20, '0')

const device = fc.nat(deviceCount - 1)

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('in' as const),
      device,
      /** Number of the entry among those of the races that the stations serve. */
      entry: fc.nat(3),
      number: fc.constantFrom(null, 1, 2, 3, 4),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('undo' as const), device, line: fc.nat(9) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('send' as const), device, isLost: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(4_000) }) },
)
export type CheckInStep = typeof step extends fc.Arbitrary<infer Step> ? Step : never

/** Steps, and by how many minutes the clock of each device is wrong. */
export const checkInHistories = fc.record({
  steps: fc.array(step, { maxLength: 40 }),
  wrongBy: fc.tuple(
    ...Array.from({ length: deviceCount }, () => fc.integer({ min: -600, max: 600 })),
  ),
})

/** A line as it truly happened. */
export interface TrueLine {
  device: number
  sequence: number
  entry: number
  undoes: { device: number; sequence: number } | null
  number: number | null
  /** True time in milliseconds. */
  at: number
}

/** "entry: first, clashes" of each entry that is checked in, found one line after the other. */
export function modelTruth(lines: readonly TrueLine[]): string[] {
  const byEntry = new Map<number, TrueLine[]>()
  for (const line of lines) {
    if (line.undoes !== null) continue
    const isUndone = lines.some(
      ({ undoes }) => undoes?.device === line.device && undoes.sequence === line.sequence,
    )
    if (!isUndone) byEntry.set(line.entry, [...(byEntry.get(line.entry) ?? []), line])
  }
  return [...byEntry]
    .map(([entry, [head, ...rest]]) => {
      if (head === undefined) throw new Error('An entry without a line.')
      let first = head
      const isBefore = (a: TrueLine, b: TrueLine) =>
        a.at < b.at ||
        (a.at === b.at &&
          (a.device < b.device || (a.device === b.device && a.sequence < b.sequence)))
      for (const each of rest) if (isBefore(each, first)) first = each
      const name = `${deviceName(first.device)} ${first.sequence} ${first.number}`
      return `${entry}: ${name} at ${first.at}, ${rest.length} more`
    })
    .toSorted()
}
