/** A plain model of the start numbers of an edition (worker/domain/commerce/start-numbers). */

export interface ModelEntry {
  id: number
  race: number
  isValid: boolean
}

interface Range {
  race: number
  first: number
  last: number
}

export class NumbersModel {
  /** In the order in which they were paid. */
  readonly entries: ModelEntry[] = []
  ranges: Range[] = []
  /** Entry by number; null for one that is held back. */
  readonly numbers = new Map<number, number | null>()

  numberOf(entry: number): number | undefined {
    return [...this.numbers].find(([, each]) => each === entry)?.[0]
  }

  giveUp(entry: ModelEntry): void {
    entry.isValid = false
    const number = this.numberOf(entry.id)
    if (number !== undefined) this.numbers.delete(number)
  }

  saveRanges(ranges: Range[]): string {
    const all = ranges.flatMap(({ first, last }) =>
      Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at),
    )
    if (new Set(all).size < all.length) return 'invalid-body'
    this.ranges = ranges
    return 'done'
  }

  assign(race: number | null): number {
    let given = 0
    for (const { id, race: of, isValid } of this.entries) {
      if (!isValid || this.numberOf(id) !== undefined || (race !== null && of !== race)) continue
      const free = this.ranges
        .filter((range) => range.race === of)
        .flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, at) => first + at),
        )
        .toSorted((a, b) => a - b)
        .find((number) => !this.numbers.has(number))
      if (free === undefined) continue
      this.numbers.set(free, id)
      given += 1
    }
    return given
  }

  set({ id, isValid }: ModelEntry, number: number): string {
    if (!isValid) return 'not-found'
    const holder = this.numbers.get(number)
    if (typeof holder === 'number' && holder !== id) return `taken by ${holder}`
    const former = this.numberOf(id)
    if (former !== undefined) this.numbers.delete(former)
    this.numbers.set(number, id)
    return 'set'
  }

  swap(one: [number, number], other: [number, number]): string {
    if (one[0] === other[0]) return 'conflict'
    if (this.numbers.get(one[1]) !== one[0] || this.numbers.get(other[1]) !== other[0])
      return 'conflict'
    this.numbers.set(one[1], other[0]).set(other[1], one[0])
    return 'done'
  }

  release(entry: number, number: number, isHeldBack: boolean): string {
    if (this.numbers.get(number) !== entry) return 'conflict'
    if (isHeldBack) this.numbers.set(number, null)
    else this.numbers.delete(number)
    return 'done'
  }

  holdBack(first: number, last: number): number {
    let free = 0
    for (let number = first; number <= last; number += 1) {
      if (this.numbers.has(number)) continue
      this.numbers.set(number, null)
      free += 1
    }
    return free
  }

  open(first: number, last: number): number {
    let opened = 0
    for (let number = first; number <= last; number += 1)
      if (this.numbers.get(number) === null) {
        this.numbers.delete(number)
        opened += 1
      }
    return opened
  }

  state(): [number, number | null][] {
    return [...this.numbers].toSorted(([a], [b]) => a - b)
  }
}
