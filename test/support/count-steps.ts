import fc from 'fast-check'
import type { EditionStatus } from '../../src/model/event/edition-status.ts'

type CountStep =
  | { kind: 'publish'; days: number }
  | { kind: 'status'; which: number; status: EditionStatus | null }
  | { kind: 'move'; which: number; days: number }
  | { kind: 'races'; which: number }
  | { kind: 'city'; which: number }
  | { kind: 'renew' }
  | { kind: 'night'; days: number }
  | { kind: 'hours'; time: string }

const which = fc.nat(5)
/** Any change of the catalogue or of the time that changes counts. */
export const countStep: fc.Arbitrary<CountStep> = fc.oneof(
  fc.record({ kind: fc.constant('publish'), days: fc.integer({ min: -50, max: 420 }) }),
  fc.record({
    kind: fc.constant('status'),
    which,
    status: fc.constantFrom<(EditionStatus | null)[]>('archived', 'cancelled', null),
  }),
  fc.record({ kind: fc.constant('move'), which, days: fc.integer({ min: -40, max: 40 }) }),
  fc.record({ kind: fc.constant('races'), which }),
  fc.record({ kind: fc.constant('city'), which }),
  fc.record({ kind: fc.constant('renew') }),
  fc.record({ kind: fc.constant('night'), days: fc.constantFrom(1, 2, 7, 45) }),
  // Local midnights of the two cities are at 10:00.
  fc.record({ kind: fc.constant('hours'), time: fc.constantFrom('T09:45', 'T10:00', 'T23:45') }),
)
