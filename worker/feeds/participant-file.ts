import type { Locale } from '../../src/model/locales.ts'
import type { ParticipantFile } from '../../src/model/orders/participant-files.ts'
import type { FiledParticipant } from '../domain/commerce/participants/read-participants.ts'
import { separatorOf } from '../present/organiser/import-template.ts'
import type { FileColumns } from '../present/orders/participant-columns.ts'
import { csvRows, csvText } from './csv.ts'

type Portions = AsyncIterable<readonly FiledParticipant[]>

const cellsIn = (participants: readonly FiledParticipant[], { cellsOf }: FileColumns) =>
  participants.flatMap((each) => {
    const cells = cellsOf(each)
    return cells === null ? [] : [cells]
  })

/** The list as CSV, portion after portion. A spreadsheet of the language opens it; programs of timekeepers read commas. */
export function participantCsv(
  portions: Portions,
  columns: FileColumns,
  { file, locale }: { file: ParticipantFile; locale: Locale },
): ReadableStream<Uint8Array> {
  const separator = file === 'csv' || file === 'start-list' ? separatorOf(locale) : ','
  const encoder = new TextEncoder()
  const iterator = portions[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvText([columns.names], separator))),
    async pull(controller) {
      const next = await iterator.next()
      if (next.done === true) return controller.close()
      controller.enqueue(encoder.encode(csvRows(cellsIn(next.value, columns), separator)))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** Width of a column of the workbook, in characters. */
const columnWidth = 18

/** The list as a workbook (ECMA-376) of texts, which run no formula; its first row stays in sight. */
export async function participantWorkbook(
  portions: Portions,
  columns: FileColumns,
): Promise<Uint8Array> {
  // Loaded with the first workbook, because few isolates write one.
  const { writeXlsx } = await import('hucre/xlsx')
  const rows: string[][] = [columns.names]
  for await (const portion of portions) rows.push(...cellsIn(portion, columns))
  return await writeXlsx({
    sheets: [
      {
        name: 'Startline',
        rows,
        columns: columns.names.map(() => ({ width: columnWidth })),
        freezePane: { rows: 1 },
      },
    ],
  })
}
