/** Team sizes of a race: fewest and most members, each null where not stated. A race may be for both. */

export function isForTeams(least: number | null, most: number | null): boolean {
  return (most ?? least ?? 1) > 1
}

/** Without a stated minimum, a race that takes several members takes teams alone. */
export function isForOne(least: number | null, most: number | null): boolean {
  return (least ?? most ?? 1) <= 1
}
