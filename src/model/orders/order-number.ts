/** Number by which people name an order, "K7Q-2M9": of the letters and digits of its id. It opens nothing. */
export function orderNumber(id: string): string {
  const text = id.replaceAll(/[^a-z\d]/giu, '').toUpperCase()
  return `${text.slice(0, 3)}-${text.slice(3, 6)}`
}
