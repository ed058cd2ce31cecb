interface Keyed {
  key: string
}

/** The list with an entry in place of the one with its key. */
export const withEntry = <Entry extends Keyed>(list: readonly Entry[], entry: Entry): Entry[] =>
  list.map((each) => (each.key === entry.key ? entry : each))

export const withoutEntry = <Entry extends Keyed>(list: readonly Entry[], key: string): Entry[] =>
  list.filter((each) => each.key !== key)
