/** Where the map stands beside the list. */
export function MapSlot() {
  return null
}
