/** Where the month grid stands in the month's view. */
export function MonthSlot() {
  return null
}

/** Where the map stands beside the list. */
export function MapSlot() {
  return null
}
