import type { RegistrationState, TeamChoice } from '../../../src/model/calendar.ts'
import type { DistancePreset } from '../../../src/model/distance-presets.ts'
import type { Sport, SportGroup } from '../../../src/model/sports.ts'

/** Counts of editions by option. */
class Counter<Key> {
  readonly counts = new Map<Key, number>()

  add(key: Key): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }
}

/** The same where several races of an edition may name an option, which counts once. */
class OnceAnEdition<Key> extends Counter<Key> {
  readonly #seen = new Map<Key, number>()
  readonly #edition: () => number

  constructor(edition: () => number) {
    super()
    this.#edition = edition
  }

  once(key: Key): void {
    const edition = this.#edition()
    if (this.#seen.get(key) === edition) return
    this.#seen.set(key, edition)
    this.add(key)
  }
}

/** The counters of all filters, see `Facets`. */
export function createTally() {
  let current = 0
  const edition = () => current
  return {
    /** To be called before the races of each edition. */
    nextEdition: () => {
      current += 1
    },
    sport: new OnceAnEdition<Sport>(edition),
    group: new OnceAnEdition<SportGroup>(edition),
    preset: new OnceAnEdition<DistancePreset>(edition),
    registration: new OnceAnEdition<RegistrationState>(edition),
    team: new OnceAnEdition<TeamChoice>(edition),
    free: new OnceAnEdition<''>(edition),
    country: new Counter<number>(),
    region: new Counter<string>(),
    city: new Counter<number>(),
    month: new Counter<number>(),
    format: new Counter<number>(),
    rating: new Counter<number>(),
    language: new Counter<number>(),
    radius: new Counter<number>(),
    confirmed: new Counter<''>(),
    range: new Counter<string>(),
  }
}
