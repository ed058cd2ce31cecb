import { fold } from './fold.ts'
import type { LocaleNames } from './read-gazetteer.ts'

interface NamedRegion {
  country: string
  /** English name. */
  name: string
  names: LocaleNames
}

/** English names of the first-level regions that have this name in any language; null if there is none. */
export type RegionFinder = (country: string, name: string | undefined) => Set<string> | null

/**
 * Creates a finder of first-level regions. It finds none for a smaller region, such as a French département, so that
 * such a name is compared with nothing.
 */
export function regionFinder(regions: Iterable<NamedRegion>): RegionFinder {
  const byName = new Map<string, Set<string>>()
  for (const { country, name, names } of regions)
    for (const each of [name, ...Object.values(names)]) {
      const key = `${country}/${fold(each)}`
      const found = byName.get(key)
      if (found === undefined) byName.set(key, new Set([name]))
      else found.add(name)
    }
  return (country, name) =>
    name === undefined ? null : (byName.get(`${country}/${fold(name)}`) ?? null)
}
