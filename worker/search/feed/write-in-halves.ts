import { RefusedDocuments } from '../port/search-server-error.ts'

/**
 * Writes a batch that a server takes or refuses as a whole. A refused batch is written in halves, so that one bad item
 * among a thousand is found in some twenty writes and does not stop the others.
 * @param refused is called with an item that is refused alone
 * @throws any error but RefusedDocuments
 */
export async function writeInHalves<Item>(
  items: readonly Item[],
  write: (items: readonly Item[]) => Promise<void>,
  refused: (item: Item, error: RefusedDocuments) => Promise<void> | void,
): Promise<void> {
  const [first] = items
  if (first === undefined) return
  try {
    await write(items)
  } catch (error) {
    if (!(error instanceof RefusedDocuments)) throw error
    if (items.length === 1) {
      await refused(first, error)
      return
    }
    const middle = Math.ceil(items.length / 2)
    await writeInHalves(items.slice(0, middle), write, refused)
    await writeInHalves(items.slice(middle), write, refused)
  }
}
