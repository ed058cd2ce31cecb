/** Team sizes of a race: fewest and most members, each null if not stated. A race may allow solo and team entries. */

export function isForTeams(least: number | null, most: number | null): boolean {
  return (most ?? least ?? 1) > 1
}

/** Without a stated minimum, a race with several members allows teams only. */
export function isForOne(least: number | null, most: number | null): boolean {
  return (least ?? most ?? 1) <= 1
}
