import type { ImportTable } from '../../worker/imports/import-table.ts'

/** Rows of a table as objects, target → text, without empty texts. */
export const rowsOf = ({ columns, rows }: ImportTable) =>
  rows.map(({ cells }) =>
    Object.fromEntries(
      columns.flatMap(({ target }, index) =>
        (cells[index] ?? '') === '' ? [] : [[target ?? '', cells[index] ?? '']],
      ),
    ),
  )

/** The reason for which a source is refused; null if it is read. */
export const refusalOf = (work: () => unknown): string | null => {
  try {
    work()
    return null
  } catch (error) {
    return String(Object(error)['field'])
  }
}

/** The same for a source that is read asynchronously. */
export const asyncRefusalOf = async (work: Promise<unknown>): Promise<string | null> => {
  const [result] = await Promise.allSettled([work])
  return refusalOf(() => {
    if (result.status === 'rejected') throw result.reason
  })
}
